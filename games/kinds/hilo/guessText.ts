import { t } from '../../texts/t';
import { RANKS, ranksFor } from './ranks';

/** What a guess takes: nothing is lower than an ace or higher than a king, so there the other guess leaves it the same rank. */
export function guessText(card: string, isHigher: boolean): string {
  const ranks = ranksFor(card, isHigher);
  if (ranks === 1) return t('hilo.same');
  if (ranks === RANKS.length - 1 && isAtEnd(card)) return t(isHigher ? 'hilo.higher' : 'hilo.lower');
  return t(isHigher ? 'hilo.higherOrSame' : 'hilo.lowerOrSame');
}

/** How likely it is, in percent. */
export function guessShare(card: string, isHigher: boolean): number {
  return Math.round((ranksFor(card, isHigher) * 100) / RANKS.length);
}

function isAtEnd(card: string): boolean {
  return ranksFor(card, true) === 1 || ranksFor(card, false) === 1;
}
