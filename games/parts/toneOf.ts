import type { Round } from '../page/Game';

export type Tone = 'gold' | 'won' | 'plain' | 'lost';

/** So many times its stake makes a big win. */
export const BIG_TIMES = 10;

/** How a round that paid so much looks: only what is more than its stake looks like a win. */
export function toneOf({ stake, paid }: Pick<Round, 'stake' | 'paid'>): Tone {
  const won = paid ?? 0;
  if (won > stake) return won >= stake * BIG_TIMES ? 'gold' : 'won';
  return won > 0 ? 'plain' : 'lost';
}
