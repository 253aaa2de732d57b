import type { Words } from '../../texts/Said';

/** What a scoreboard shows. */
export interface Scoreboard {
  readonly home: string;
  readonly away: string;
  readonly note: Words;
  readonly clock: Words;
}
