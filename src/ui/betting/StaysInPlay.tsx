import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { useText } from '@/ui/i18n/useText';
import card from './BetCard.module.css';

/** Of a bet that waits: that it does not lapse when its match begins. */
export function StaysInPlay({ bet }: { readonly bet: Bet }) {
  const t = useText();
  return bet.keepInPlay === true && isWaiting(bet) ? (
    <p className={card.small}>{t('slip.keptInPlay')}</p>
  ) : null;
}
