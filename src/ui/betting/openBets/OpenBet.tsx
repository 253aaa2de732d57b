import type { Bet } from '@/domain/betting/Bet';
import { shownStake } from '@/domain/betting/shownStake';
import { betPayout } from '@/domain/betting/betPayout';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { SidePrice } from './SidePrice';
import { BetPlace } from '../BetPlace';
import card from '../BetCard.module.css';
import { StaysInPlay } from '../StaysInPlay';
import { betStatusText } from '../betStatusText';
import styles from './OpenBets.module.css';
import { useBetChange } from './useBetChange';

/** One open bet; what still waits of it can be changed or called back. */
export function OpenBet({ bet }: { readonly bet: Bet }) {
  const { t, format } = useTexts();
  const { actions, form } = useBetChange(bet);
  const liability = betPayout(bet).liability;
  return (
    <li className={classNames(card.card, card[bet.side])}>
      <p className={styles.line}>
        <SidePrice bet={bet} />
      </p>
      <p className={card.small}>
        <BetPlace market={bet.marketName} match={bet.matchName || bet.matchId || '–'} />
      </p>
      <p className={styles.line}>
        <span className={card.small}>{betStatusText(bet, t)}</span>
        <span>{format.moneyShort(shownStake(bet))}</span>
      </p>
      {bet.matched > 0 && bet.matched < bet.stake && (
        <p className={card.small}>{t('slip.matchedOf', { partPaise: bet.matched, allPaise: bet.stake })}</p>
      )}
      <StaysInPlay bet={bet} />
      {bet.side === 'lay' && (
        <p className={card.small}>{t('slip.liabilityOf', { amountPaise: liability })}</p>
      )}
      {actions}
      {form}
    </li>
  );
}
