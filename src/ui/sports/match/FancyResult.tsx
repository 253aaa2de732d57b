import { observer } from 'mobx-react-lite';
import type { FancyRow } from '@/domain/betting/fancy';
import { NO_MONEY } from '@/domain/shared/Money';
import type { MarketId } from '@/domain/shared/ids';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Amount } from '@/ui/kit/text/Amount';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Fancy.module.css';
import { useFancyBook } from './useFancyBook';

/** Under the name of a session: the worst that its bets can come to, and with the stake that is being typed. */
export const FancyResult = observer(function FancyResult({ market }: { readonly market: MarketId }) {
  const t = useText();
  const { now, projected } = useFancyBook(market);
  if (now.length === 0 && projected === null) return null;
  return (
    <span className={styles.result}>
      {t('match.atWorst')} <Worst book={now} />
      {projected !== null && (
        <>
          <span aria-hidden="true">»</span>
          <VisuallyHidden>{t('sports.withThisBet')}</VisuallyHidden>
          <Worst book={projected} />
        </>
      )}
    </span>
  );
});

function Worst({ book }: { readonly book: readonly FancyRow[] }) {
  const format = useFormat();
  const worst = book.reduce<FancyRow | null>(
    (least, range) => (least === null || range.result < least.result ? range : least),
    null,
  );
  return <Amount value={worst?.result ?? 0}>{format.signedMoney(worst?.result ?? NO_MONEY)}</Amount>;
}
