/** What is heard or felt: a bet stands, was refused, is settled; it won, a fancy has its result, a deposit has arrived. */
export type Cue = 'accepted' | 'rejected' | 'settled' | 'won' | 'fancy' | 'deposited';

export interface CueChoice {
  readonly sound: boolean;
  readonly vibration: boolean;
}
