/** The lessons of a game, and how far one has come: kept in this browser. */

import { type KeptLesson, keptLessons } from '../keep';
import type { LessonListed } from '../protocol/types';

export const lessonName = ({ game, id }: { game: string; id: string }): string => `${game}/${id}`;

/** The step to begin at; a finished lesson begins anew. */
export function answersOf(kept: KeptLesson | undefined, steps: number): string[] {
  return kept === undefined || kept === 'finished' || kept.length >= steps ? [] : [...kept];
}

export interface Course {
  count: number;
  finished: number;
  /** Whether anything was begun. */
  begun: boolean;
  /** The first that is not finished; after all of them, the first. */
  next: LessonListed;
}

/** The course of a game; null where nothing is taught. */
export function courseOf(lessons: readonly LessonListed[], game: string, kept = keptLessons()): Course | null {
  const own = lessons.filter((lesson) => lesson.game === game);
  const isFinished = (lesson: LessonListed) => kept[lessonName(lesson)] === 'finished';
  const next = own.find((lesson) => !isFinished(lesson)) ?? own[0];
  return next ? { count: own.length, finished: own.filter(isFinished).length, begun: own.some((lesson) => kept[lessonName(lesson)] !== undefined), next } : null;
}
