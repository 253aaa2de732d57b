import ShieldCheck from 'lucide-react/icons/shield-check';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ExposureRow } from '@/domain/betting/Exposure';
import { pagesOf } from '@/domain/shared/listPages';
import { say } from '@/domain/shared/Message';
import { negateMoney } from '@/domain/shared/Money';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { Table } from '@/ui/kit/list/Table';
import styles from './Exposure.module.css';
import { RowSkeleton } from './RowSkeleton';
import { Pager } from '@/ui/list/Pager';

/** A phone stays quick however many matches there are (F19). */
const ROWS = 25;

/** The rows of the first popup (HDR-08). They are the server's figures and change with every bet while they are shown. */
export const ExposureRows = observer(function ExposureRows({
  onChoose,
}: {
  readonly onChoose: (row: ExposureRow) => void;
}) {
  const { exposure } = usePlayerApp();
  const { t, format, renderMessage } = useTexts();
  const [asked, setAsked] = useState(false);
  const [wanted, setPage] = useState(1);
  useEffect(() => {
    let here = true;
    void exposure.load().then(() => {
      if (here) setAsked(true);
    });
    return () => {
      here = false;
    };
  }, [exposure]);

  const known = exposure.view.exposure;
  const { failed } = exposure.view;
  // Only the total is saved from visit to visit: without rows it is not yet known where it comes from.
  const rowsKnown = known !== null && (known.rows.length > 0 || known.total === 0);
  if (failed && !rowsKnown) {
    return (
      <ErrorPanel
        text={renderMessage(say('exposure.failed'))}
        retryLabel={t('common.retry')}
        onRetry={() => void exposure.load()}
      />
    );
  }
  if (known === null || (!rowsKnown && !asked)) return <RowSkeleton rows={3} />;
  const { unread = 0 } = known;
  if (known.rows.length === 0) {
    const text =
      known.total === 0
        ? t('exposure.none')
        : t('exposure.notByMatch', { amount: format.amount(negateMoney(known.total)) });
    return <EmptyState icon={ShieldCheck} text={text} />;
  }
  const page = Math.min(wanted, pagesOf(known.rows.length, ROWS));
  const from = (page - 1) * ROWS;
  const numbered = known.rows.map((row, index) => ({ ...row, number: index + 1 })).slice(from, from + ROWS);
  const notes = [
    ...(failed ? [t('exposure.stale')] : []),
    ...(unread > 0 ? [t('exposure.unread', { count: unread })] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note} role="status">
          {note}
        </p>
      ))}
      <Table
        label={t('exposure.title')}
        rows={numbered}
        rowKey={(row) => row.matchId}
        rowAction={{ label: (row) => t('exposure.showBets', { match: row.matchName }), onPress: onChoose }}
        columns={[
          { id: 'number', head: t('exposure.column.number'), cell: (row) => row.number },
          {
            id: 'amount',
            head: t('exposure.column.amount'),
            align: 'end',
            cell: (row) => format.amount(negateMoney(row.amount)),
          },
          {
            id: 'match',
            head: t('exposure.column.match'),
            leads: true,
            cell: (row) => <bdi>{row.matchName}</bdi>,
          },
          { id: 'ref', head: t('exposure.column.ref'), cell: (row) => <bdi>{row.matchId}</bdi> },
          {
            id: 'bets',
            head: t('exposure.column.bets'),
            align: 'end',
            cell: (row) => format.number(row.bets),
          },
        ]}
        foot={t('exposure.total', { amount: format.amount(negateMoney(known.total)) })}
      />
      <Pager
        label={t('exposure.title')}
        page={page}
        size={ROWS}
        count={known.rows.length}
        onChange={(to) => setPage(to.page)}
      />
    </>
  );
});
