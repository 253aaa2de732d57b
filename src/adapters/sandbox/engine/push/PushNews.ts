import type { Words } from '../../texts/Said';

/** What happened, with what there is to say about it. Odds in hundredths, money in paise. */
export type PushNews =
  | {
      readonly what: 'price';
      readonly side: 'back' | 'lay';
      readonly odds: number;
      readonly runner: Words;
      readonly market: Words;
      readonly match: string;
    }
  | { readonly what: 'started'; readonly match: string }
  | { readonly what: 'wicket' | 'goal' | 'over'; readonly match: string; readonly score: string }
  | {
      readonly what: 'matched';
      readonly side: 'back' | 'lay';
      readonly odds: number;
      readonly matched: number;
      readonly stake: number;
      readonly selection: Words;
      readonly match: string;
    }
  | { readonly what: 'won' | 'lost'; readonly amount: number; readonly match: string }
  | { readonly what: 'even' | 'void' | 'reversed'; readonly match: string };

/** Title and text of a notification. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
}
