import { observer } from 'mobx-react-lite';
import type { FancyRow } from '@/domain/betting/fancy';
import type { Market } from '@/domain/sports/Market';
import { useTexts } from '@/ui/i18n/useTexts';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { Table } from '@/ui/kit/list/Table';
import { Amount } from '@/ui/kit/text/Amount';
import styles from './Fancy.module.css';
import { useFancyBook } from './useFancyBook';

export interface FancyBookDialogProps extends OpenAndClose {
  readonly market: Market;
}

/** How the bets on a session end for every number of runs. Follows the bets while it is open. */
export const FancyBookDialog = observer(function FancyBookDialog({
  market,
  open,
  onClose,
}: FancyBookDialogProps) {
  const { t, format } = useTexts();
  const { now } = useFancyBook(market);
  const runs = ({ from, to }: FancyRow): string => {
    if (to === null) return t('match.runsAndMore', { from });
    return from === to ? String(from) : t('match.runsTo', { from, to });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('match.bookOf', { market: market.name })}>
      <p className={styles.bookNote}>{t('match.bookNote')}</p>
      <Table
        label={t('match.bookOf', { market: market.name })}
        columns={[
          { id: 'runs', head: t('match.runs'), cell: runs },
          {
            id: 'result',
            head: t('match.profitLoss'),
            align: 'end',
            cell: ({ result }) => <Amount value={result}>{format.signedMoney(result)}</Amount>,
          },
        ]}
        rows={now}
        rowKey={({ from }) => String(from)}
      />
    </Dialog>
  );
});
