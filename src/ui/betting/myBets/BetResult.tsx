import type { Bet } from '@/domain/betting/Bet';
import { useFormat } from '@/ui/i18n/useFormat';
import { Amount } from '@/ui/kit/text/Amount';
import { betFigures } from './betFigures';
import styles from './BetRows.module.css';

/** What came of a settled bet; of an open one, what it can bring and cost. */
export function BetResult({ bet }: { readonly bet: Bet }) {
  const format = useFormat();
  const [first, second] = betFigures(bet).map((amount) => (
    <Amount key={amount} value={amount}>
      {format.signedMoney(amount)}
    </Amount>
  ));
  if (first === undefined) return '–';
  if (second === undefined) return first;
  return (
    <span className={styles.both}>
      {first} {second}
    </span>
  );
}
