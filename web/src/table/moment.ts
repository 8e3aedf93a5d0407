/** A moment of a film: an event of a turn, counted from the first one. */
export interface FilmMoment {
  turn: number;
  event: number;
}
