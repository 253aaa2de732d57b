/** What is heard or felt: a bet stands, a bet was refused, a bet is settled. */
export type Cue = 'accepted' | 'rejected' | 'settled';

export interface CueChoice {
  readonly sound: boolean;
  readonly vibration: boolean;
}
