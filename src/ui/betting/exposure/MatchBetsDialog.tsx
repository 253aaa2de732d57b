import ArrowUp from 'lucide-react/icons/arrow-up';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { sideWord } from '@/domain/betting/betPrice';
import type { ExposureRow } from '@/domain/betting/Exposure';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Table } from '@/ui/kit/list/Table';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { RowSkeleton } from './RowSkeleton';
import { Pager } from '@/ui/list/Pager';
import { BetPriceText } from '../BetPriceText';
import { betStatusText } from '../betStatusText';
import { UnreadBets } from '../UnreadBets';
import { PAGE_SIZE, useMatchBets } from './useMatchBets';
import styles from './Exposure.module.css';
import { useLastShown } from '@/ui/kit/layer/useLastShown';

export interface MatchBetsDialogProps {
  /** The match whose bets are shown; null while closed. */
  readonly row: ExposureRow | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Second popup of HDR-08, over the first: the bets of one match, ten at a time. */
export function MatchBetsDialog({ row, onBack, onClose }: MatchBetsDialogProps) {
  const { t } = useTexts();
  const shown = useLastShown(row);
  return (
    <Dialog
      open={row !== null}
      onClose={onBack}
      title={t('exposure.betsTitle', { match: shown?.matchName ?? '' })}
      back={{ label: t('common.back'), onBack }}
      size={720}
    >
      {shown !== null && <MatchBets key={shown.matchId} row={shown} />}
      <ActionBar>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </ActionBar>
    </Dialog>
  );
}

function MatchBets({ row }: { readonly row: ExposureRow }) {
  const { t, format } = useTexts();
  const { page, number, goTo, refresh, slow } = useMatchBets(row.matchId);
  if (page.state === 'loading') return <RowSkeleton rows={Math.min(row.bets, PAGE_SIZE)} slow={slow} />;
  if (page.state === 'failed') {
    return <LoadFailed message={page.message} onRetry={refresh} />;
  }
  const { list, count, unread = 0 } = page.value;
  const bets = list.rows;
  if (bets.length === 0 && list.fresh.size === 0 && unread === 0)
    return <EmptyState icon={ReceiptText} text={t('exposure.noBets')} />;
  return (
    <>
      <div role="status" className={styles.fresh}>
        {list.fresh.size > 0 && (
          <Button size="small" icon={ArrowUp} onClick={() => (number === 1 ? refresh() : goTo(1))}>
            {t('exposure.fresh', { count: list.fresh.size })}
          </Button>
        )}
      </div>
      <UnreadBets count={unread} />
      {bets.length > 0 && (
        // The columns that the specification names: odds, stack, selection type, status, create date.
        <Table
          label={row.matchName}
          rows={bets}
          rowKey={(bet) => bet.id}
          rowClass={(bet) => styles[bet.side]}
          columns={[
            {
              id: 'odds',
              head: t('exposure.column.odds'),
              align: 'end',
              cell: (bet) => <BetPriceText bet={bet} />,
            },
            {
              id: 'stack',
              head: t('exposure.column.stack'),
              align: 'end',
              cell: (bet) => format.amount(bet.stake),
            },
            {
              id: 'selection',
              head: t('exposure.column.selection'),
              leads: true,
              cell: (bet) => (
                <>
                  {t(`myBets.side.${sideWord(bet)}`)} <bdi>{bet.selection}</bdi>
                </>
              ),
            },
            { id: 'status', head: t('exposure.column.status'), cell: (bet) => betStatusText(bet, t) },
            {
              id: 'created',
              head: t('exposure.column.created'),
              cell: (bet) => (bet.createdAt === null ? '–' : format.dateTime(bet.createdAt)),
            },
          ]}
        />
      )}
      <Pager
        label={t('exposure.title')}
        page={number}
        size={PAGE_SIZE}
        count={count}
        rows={bets.length}
        onChange={(to) => goTo(to.page)}
      />
    </>
  );
}
