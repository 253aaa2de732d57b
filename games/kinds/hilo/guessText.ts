import { t } from '../../texts/t';
import { RANKS, ranksFor } from './ranks';

/** What a guess takes, and how likely that is: nothing is lower than an ace or higher than a king, so there the other guess leaves it the same rank. */
export function guessText(card: string, isHigher: boolean): string {
  const ranks = ranksFor(card, isHigher);
  const share = Math.round((ranks * 100) / RANKS.length);
  if (ranks === 1) return t('hilo.same', { share });
  if (ranks === RANKS.length - 1 && isAtEnd(card))
    return t(isHigher ? 'hilo.higher' : 'hilo.lower', { share });
  return t(isHigher ? 'hilo.higherOrSame' : 'hilo.lowerOrSame', { share });
}

function isAtEnd(card: string): boolean {
  return ranksFor(card, true) === 1 || ranksFor(card, false) === 1;
}
