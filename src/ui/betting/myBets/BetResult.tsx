import type { Bet } from '@/domain/betting/Bet';
import { betPayout } from '@/domain/betting/betPayout';
import { effectiveStake } from '@/domain/betting/effectiveStake';
import { negateMoney } from '@/domain/shared/Money';
import { useFormat } from '@/ui/i18n/useFormat';
import { Amount } from '@/ui/kit/text/Amount';
import styles from './BetRows.module.css';

/** What came of a settled bet; of an open one, what it can bring and cost. */
export function BetResult({ bet }: { readonly bet: Bet }) {
  const format = useFormat();
  if (bet.profitLoss !== null)
    return <Amount value={bet.profitLoss}>{format.signedMoney(bet.profitLoss)}</Amount>;
  // Of a word that we do not know it is not clear what can still come of the bet.
  if (bet.status === 'other' || effectiveStake(bet) === 0) return '–';
  const payout = betPayout(bet);
  const lost = negateMoney(payout.liability);
  return (
    <span className={styles.both}>
      <Amount value={payout.profit}>{format.signedMoney(payout.profit)}</Amount>{' '}
      <Amount value={lost}>{format.signedMoney(lost)}</Amount>
    </span>
  );
}
