import { observer } from 'mobx-react-lite';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import type { ExposureRow } from '@/domain/betting/Exposure';
import { say } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { Table } from '@/ui/kit/list/Table';
import { MatchBetsDialog } from './MatchBetsDialog';

export interface ExposureDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** First popup of HDR-08: exposure by match. A row opens the bets of its match. */
export function ExposureDialog({ open, onClose }: ExposureDialogProps) {
  const t = useText();
  const [chosen, setChosen] = useState<ExposureRow | null>(null);
  const closeAll = (): void => {
    setChosen(null);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={closeAll}
        title={t('exposure.title')}
        closeLabel={t('exposure.close')}
        size={720}
      >
        <ExposureRows onChoose={setChosen} />
        <ActionBar>
          <Button onClick={closeAll}>{t('exposure.close')}</Button>
        </ActionBar>
      </Dialog>
      <MatchBetsDialog row={chosen} onBack={() => setChosen(null)} onClose={closeAll} />
    </>
  );
}

const ExposureRows = observer(function ExposureRows({
  onChoose,
}: {
  readonly onChoose: (row: ExposureRow) => void;
}) {
  const { exposure } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const render = useRenderMessage();
  const known = exposure.view.exposure;
  if (known === null && exposure.view.failed) {
    return (
      <ErrorPanel
        text={render(say('exposure.failed'))}
        retryLabel={t('common.retry')}
        onRetry={() => void exposure.load.execute()}
      />
    );
  }
  if (known === null) return <Skeleton />;
  if (known.rows.length === 0) return <EmptyState icon={ShieldCheck} text={t('exposure.none')} />;
  const numbered = known.rows.map((row, index) => ({ ...row, number: index + 1 }));
  return (
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
          cell: (row) => `-${format.amount(row.amount)}`,
        },
        {
          id: 'match',
          head: t('exposure.column.match'),
          leads: true,
          cell: (row) => <bdi>{row.matchName}</bdi>,
        },
        { id: 'ref', head: t('exposure.column.ref'), cell: (row) => <bdi>{row.matchId}</bdi> },
        { id: 'bets', head: t('exposure.column.bets'), align: 'end', cell: (row) => format.number(row.bets) },
      ]}
      foot={t('exposure.total', { amount: `-${format.amount(known.total)}` })}
    />
  );
});
