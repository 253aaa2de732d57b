import { observer } from 'mobx-react-lite';
import type { FancyRow } from '@/domain/betting/fancy';
import { NO_MONEY } from '@/domain/shared/Money';
import type { Market } from '@/domain/sports/Market';
import { useTexts } from '@/ui/i18n/useTexts';
import { Amount } from '@/ui/kit/text/Amount';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './marketGrid.module.css';
import { useFancyBook } from './useFancyBook';

export interface FancyResultProps {
  readonly market: Pick<Market, 'id' | 'commission'>;
}

/** Under the name of a session: the worst that its bets can come to, and with the stake that is being typed. */
export const FancyResult = observer(function FancyResult({ market }: FancyResultProps) {
  const { t, format } = useTexts();
  const { now, projected } = useFancyBook(market);
  const worst = (book: readonly FancyRow[]) => {
    const result = book.map((range) => range.result).toSorted((one, other) => one - other)[0] ?? NO_MONEY;
    return <Amount value={result}>{format.signedMoney(result)}</Amount>;
  };
  if (now.length === 0 && projected === null) return null;
  return (
    <span className={styles.book}>
      {t('match.atWorst')} {worst(now)}
      {projected !== null && (
        <>
          <span aria-hidden="true">»</span>
          <VisuallyHidden>{t('sports.withThisBet')}</VisuallyHidden>
          {worst(projected)}
        </>
      )}
    </span>
  );
});
