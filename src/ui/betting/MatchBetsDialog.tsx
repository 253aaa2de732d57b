import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect, useRef } from 'react';
import type { ExposureRow } from '@/domain/betting/Exposure';
import { useFormat } from '@/ui/i18n/useFormat';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { MatchBetsTable } from './MatchBetsTable';
import { PAGE_SIZE, useMatchBets } from './useMatchBets';
import styles from './Exposure.module.css';

export interface MatchBetsDialogProps {
  /** The match whose bets are shown; null while closed. */
  readonly row: ExposureRow | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Second popup of HDR-08, over the first: the bets of one match, ten at a time. */
export function MatchBetsDialog({ row, onBack, onClose }: MatchBetsDialogProps) {
  const t = useText();
  // While it closes it still shows the match that it showed.
  const last = useRef(row);
  useEffect(() => {
    if (row !== null) last.current = row;
  }, [row]);
  const shown = row ?? last.current;
  return (
    <Dialog
      open={row !== null}
      onClose={onBack}
      title={t('exposure.betsTitle', { match: shown?.matchName ?? '' })}
      closeLabel={t('exposure.close')}
      back={{ label: t('exposure.back'), onBack }}
      size={720}
    >
      {shown !== null && <MatchBets key={shown.matchId} row={shown} />}
      <ActionBar>
        <Button onClick={onClose}>{t('exposure.close')}</Button>
      </ActionBar>
    </Dialog>
  );
}

function MatchBets({ row }: { readonly row: ExposureRow }) {
  const t = useText();
  const format = useFormat();
  const render = useRenderMessage();
  const { page, skip, goTo, retry } = useMatchBets(row.matchId);
  if (page.state === 'loading') return <Skeleton />;
  if (page.state === 'failed') {
    return <ErrorPanel text={render(page.message)} retryLabel={t('common.retry')} onRetry={retry} />;
  }
  const { bets, count } = page.value;
  if (bets.length === 0) return <EmptyState icon={ReceiptText} text={t('exposure.noBets')} />;
  return (
    <>
      <MatchBetsTable label={row.matchName} bets={bets} />
      {count > PAGE_SIZE && (
        <div className={styles.pager}>
          <Button size="small" disabled={skip === 0} onClick={() => goTo(skip - PAGE_SIZE)}>
            {t('exposure.previous')}
          </Button>
          <span>
            {t('exposure.page', {
              from: format.number(skip + 1),
              to: format.number(skip + bets.length),
              count: format.number(count),
            })}
          </span>
          <Button size="small" disabled={skip + bets.length >= count} onClick={() => goTo(skip + PAGE_SIZE)}>
            {t('exposure.next')}
          </Button>
        </div>
      )}
    </>
  );
}
