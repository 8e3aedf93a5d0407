/** Somebody in a lesson: where they are, what was answered, and the table that shows it. */

import type { GameClient } from '../games/game';
import { keepLesson, keptLessons } from '../keep';
import { api } from '../net/api';
import type { AnswerShown, LessonShown, StepShown } from '../protocol/types';
import { Session } from '../table/session.svelte';
import { t } from '../words/speech.svelte';
import { answersOf, lessonName } from './course';
import { LessonTable } from './transport';

/** After so many wrong answers the way out is lit. */
const PATIENCE = 3;

export class LessonSession {
  readonly session: Session;
  /** The right answers to the steps before this one, an empty one where nothing was asked. */
  done = $state.raw<readonly string[]>([]);
  /** The right answer to this step, once it is given; empty where nothing is asked. */
  given = $state.raw<string | null>(null);
  /** What was said to the last answer. */
  answer = $state.raw<AnswerShown | null>(null);
  wrong = $state(0);
  hinted = $state(false);
  finished = $state(false);
  readonly #table: LessonTable;

  constructor(
    readonly lesson: LessonShown,
    game: GameClient | null,
  ) {
    this.done = answersOf(keptLessons()[lessonName(lesson)], lesson.way.length);
    this.#table = new LessonTable(lesson, (tried) => api.tryLesson(lesson.game, lesson.id, tried), {
      done: () => this.done,
      answered: (answer, action) => this.#answered(answer, action),
      arrived: ({ done }) => {
        if (done && !this.step?.asks) this.given = '';
      },
      names: names(lesson.seat),
    });
    this.session = new Session('lesson', this.#table.transport, game);
    // A lesson has no past but its own.
    this.session.historyMissing = false;
  }

  start(): void {
    this.session.start();
  }

  stop(): void {
    this.session.stop();
  }

  get at(): number {
    return this.done.length;
  }

  get step(): StepShown | undefined {
    return this.lesson.way[this.at];
  }

  get isLast(): boolean {
    return this.at + 1 === this.lesson.way.length;
  }

  /** The step is done: the next one may come. */
  get isDone(): boolean {
    return this.given !== null;
  }

  /** It was wrong so often that one may want to be shown. */
  get isStuck(): boolean {
    return this.wrong >= PATIENCE && !this.isDone;
  }

  next(): void {
    if (this.given === null) return;
    if (this.isLast) {
      keepLesson(lessonName(this.lesson), 'finished');
      this.session.stage.put(null);
      this.finished = true;
      return;
    }
    this.done = [...this.done, this.given];
    keepLesson(lessonName(this.lesson), this.done);
    this.#enter();
  }

  /** Takes the answer back, or goes to the step before. */
  back(): void {
    if (this.finished) this.finished = false;
    else if (!(this.given && this.step?.asks)) this.done = this.done.slice(0, -1);
    this.#enter();
  }

  hint(): void {
    this.hinted = true;
  }

  show(): void {
    const { step } = this;
    if (step?.solution === undefined || this.isDone) return;
    const offer = this.session.table?.snapshot.actions.find(({ notation }) => notation === step.solution);
    this.session.act(offer ?? { notation: step.solution, sentence: { key: step.text, args: [] }, picks: [] });
  }

  #enter(): void {
    this.given = null;
    this.answer = null;
    this.wrong = 0;
    this.hinted = false;
    this.session.refused = null;
    this.session.stage.clear();
    this.session.stage.put(null);
    void this.#table.show();
  }

  #answered(answer: AnswerShown, action: string): void {
    if (answer.kind === 'refused') return;
    // The lesson says it in its own place.
    this.session.refused = null;
    if (answer.kind === 'wrong') {
      this.answer = answer;
      this.wrong += 1;
      return;
    }
    // What the dice did is seen before it is told.
    this.session.stage.note(() => {
      this.answer = answer;
      this.given = action;
    });
  }
}

/** The learner, and whoever sits opposite. */
function names(seat: number): string[] {
  const [you, other] = [t('web-learn-you'), t('web-learn-other')];
  return seat === 0 ? [you, other] : [other, you];
}
