import type { ReactNode } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { isWaiting } from '@/domain/betting/isWaiting';
import { serverBetId } from '@/domain/betting/rowId';
import { sideWord } from '@/domain/betting/betPrice';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import { BetActions } from '../BetActions';
import { BetPriceText } from '../BetPriceText';
import { EditBetForm } from '../EditBetForm';
import { useBetEditing } from '../useBetEditing';
import { BetResult } from './BetResult';
import styles from './BetRows.module.css';
import { BetStatusMark } from './BetStatusMark';
import { MatchLink } from './MatchLink';
import { useLastShown } from '@/ui/kit/layer/useLastShown';

export interface BetDetailsProps {
  /** null while closed. */
  readonly bet: Bet | null;
  readonly onClose: () => void;
}

/** Everything about one bet, on a sheet from below. */
export function BetDetails({ bet, onClose }: BetDetailsProps) {
  const t = useText();
  const shown = useLastShown(bet);
  return (
    <BottomSheet
      open={bet !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={shown?.selection || shown?.matchName || t('myBets.column.selection')}
      closeLabel={t('common.close')}
    >
      {shown !== null && <Facts key={shown.id} bet={shown} />}
    </BottomSheet>
  );
}

function Facts({ bet }: { readonly bet: Bet }) {
  const t = useText();
  const format = useFormat();
  const editing = useBetEditing();
  const when = (at: number | null): string => (at === null ? '–' : format.dateTime(at));
  const facts: readonly (readonly [head: string, value: ReactNode])[] = [
    [t('myBets.column.match'), <MatchLink key="match" bet={bet} />],
    [t('myBets.column.market'), <bdi key="market">{bet.marketName || '–'}</bdi>],
    [t('myBets.column.side'), t(`myBets.side.${sideWord(bet)}`)],
    [t('myBets.column.odds'), <BetPriceText key="price" bet={bet} />],
    [t('myBets.column.stake'), format.money(bet.stake)],
    [t('myBets.matched'), format.money(bet.matched)],
    [
      t(bet.profitLoss === null ? 'myBets.result.open' : 'myBets.result.settled'),
      <BetResult key="result" bet={bet} />,
    ],
    [t('myBets.column.status'), <BetStatusMark key="status" bet={bet} />],
    [t('myBets.column.placed'), when(bet.createdAt)],
    ...(bet.settledAt === null ? [] : ([[t('myBets.settledAt'), when(bet.settledAt)]] as const)),
  ];
  return (
    <>
      <dl className={styles.all}>
        {facts.map(([head, value]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BetActions bet={bet} of={editing} />
      {isWaiting(bet) && editing.editing && <EditBetForm bet={bet} onDone={editing.end} />}
      {serverBetId(bet.id) !== '' && (
        <CopyRow
          label={t('myBets.column.id')}
          value={bet.id}
          copyLabel={t('common.copy')}
          copiedLabel={t('common.copied')}
        />
      )}
    </>
  );
}
