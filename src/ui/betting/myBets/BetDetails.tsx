import type { Bet } from '@/domain/betting/Bet';
import { serverBetId } from '@/domain/betting/rowId';
import { sideWord } from '@/domain/betting/betPrice';
import { useTexts } from '@/ui/i18n/useTexts';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import { BetPriceText } from '../BetPriceText';
import { StaysInPlay } from '../StaysInPlay';
import { useBetChange } from '../openBets/useBetChange';
import { BetResult } from './BetResult';
import styles from './BetRows.module.css';
import { BetStatusMark } from './BetStatusMark';
import { MatchLink } from './MatchLink';
import { useLastShown } from '@/ui/kit/layer/useLastShown';
import { Facts } from '@/ui/kit/list/Facts';

export interface BetDetailsProps {
  /** null while closed. */
  readonly bet: Bet | null;
  /** Another bet took its place. */
  readonly changed: boolean;
  readonly onClose: () => void;
}

/** Everything about one bet, on a sheet from below. */
export function BetDetails({ bet, changed, onClose }: BetDetailsProps) {
  const { t } = useTexts();
  const shown = useLastShown(bet);
  return (
    <BottomSheet
      open={bet !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={shown?.selection || shown?.matchName || t('myBets.column.selection')}
    >
      {shown !== null && <Details key={shown.id} bet={shown} changed={changed} />}
    </BottomSheet>
  );
}

function Details({ bet, changed }: Omit<BetDetailsProps, 'onClose' | 'bet'> & { readonly bet: Bet }) {
  const { t, format } = useTexts();
  const { actions, form } = useBetChange(bet);
  const when = (at: number | null): string => (at === null ? '–' : format.dateTime(at));
  return (
    <>
      <Facts
        look="cells"
        className={styles.all}
        facts={[
          { name: t('myBets.column.match'), value: <MatchLink bet={bet} /> },
          { name: t('myBets.column.market'), value: bet.marketName || '–' },
          { name: t('myBets.column.side'), value: t(`myBets.side.${sideWord(bet)}`) },
          { name: t('myBets.column.odds'), value: <BetPriceText bet={bet} /> },
          { name: t('myBets.column.stake'), value: format.money(bet.stake) },
          { name: t('myBets.matched'), value: format.money(bet.matched) },
          {
            name: t(bet.profitLoss === null ? 'myBets.result.open' : 'myBets.result.settled'),
            value: <BetResult bet={bet} />,
          },
          { name: t('myBets.column.status'), value: <BetStatusMark bet={bet} changed={changed} /> },
          { name: t('myBets.column.placed'), value: when(bet.createdAt) },
          bet.settledAt !== null && { name: t('myBets.settledAt'), value: when(bet.settledAt) },
        ]}
      />
      <StaysInPlay bet={bet} />
      {actions}
      {form}
      {serverBetId(bet.id) !== '' && <CopyRow label={t('myBets.column.id')} value={bet.id} />}
    </>
  );
}
