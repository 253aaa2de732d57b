/** What a scoreboard shows. */
export interface Scoreboard {
  readonly home: string;
  readonly away: string;
  readonly note: string;
  readonly clock: string;
}
