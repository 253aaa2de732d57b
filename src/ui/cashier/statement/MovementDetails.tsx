import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import { Link } from 'react-router-dom';
import { rowText } from './rowText';
import styles from './Statement.module.css';
import type { RowEvent, StatementRow } from '@/domain/cashier/Statement';
import { useTexts } from '@/ui/i18n/useTexts';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import { Amount } from '@/ui/kit/text/Amount';
import { useLastShown } from '@/ui/kit/layer/useLastShown';
import { Facts } from '@/ui/kit/list/Facts';

export interface MovementDetailsProps {
  /** null while closed. */
  readonly row: StatementRow | null;
  readonly onClose: () => void;
}

/** Everything about one movement, on a sheet. */
export function MovementDetails({ row, onClose }: MovementDetailsProps) {
  const { t } = useTexts();
  const shown = useLastShown(row);
  return (
    <BottomSheet
      open={row !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={shown === null ? '' : t(`statement.type.${shown.type}`)}
    >
      {shown !== null && <Movement row={shown} />}
    </BottomSheet>
  );
}

const EXPLAINED = ['betHeld', 'betReleased', 'betSettled', 'settlementReversed'] as const;
const IN_BETS: ReadonlySet<RowEvent> = new Set(EXPLAINED);

function Movement({ row }: { readonly row: StatementRow }) {
  const { t, format } = useTexts();
  const { at, type, event, name, detail, matchId, amount, balance, coins, coinsBalance, result, reference } =
    row;
  const explained = EXPLAINED.find((each) => each === event);
  const linked =
    matchId === null ? (
      name
    ) : (
      <Link className={styles.link} to={pathOfMatch(matchId)}>
        <bdi>{name}</bdi>
      </Link>
    );
  return (
    <div className={styles.sheet}>
      <p className={styles.sheetTitle}>
        <bdi>{rowText(row, t)}</bdi>
      </p>
      {explained !== undefined && <p className={styles.note}>{t(`statement.explain.${explained}`)}</p>}
      <Facts
        look="cells"
        className={styles.facts}
        facts={[
          { name: t('statement.column.at'), value: at === null ? '–' : format.dateTime(at) },
          {
            name: t('statement.column.amount'),
            value: <Amount value={amount}>{format.signedMoney(amount)}</Amount>,
          },
          { name: t('statement.column.balance'), value: balance === null ? '–' : format.money(balance) },
          result !== null && {
            name: t('statement.detail.result'),
            value: <Amount value={result}>{format.signedMoney(result)}</Amount>,
          },
          coins !== 0 && { name: t('statement.column.coins'), value: format.amount(coins) },
          coinsBalance !== null &&
            coinsBalance !== 0 && { name: t('statement.coinsAfter'), value: format.amount(coinsBalance) },
          name !== '' && {
            name: t(`statement.detail.${type === 'bonus' ? 'bonus' : matchId === null ? 'game' : 'match'}`),
            value: linked,
            className: styles.wide,
          },
          detail !== '' && { name: t('statement.detail.market'), value: detail, className: styles.wide },
        ]}
      />
      {IN_BETS.has(event) && (
        <LinkButton to={event === 'betSettled' ? '/mybets?tab=settled' : '/mybets?tab=all'}>
          {t('statement.detail.bets')}
        </LinkButton>
      )}
      <CopyRow
        label={reference === '' ? t('statement.detail.id') : t('statement.detail.reference')}
        value={reference === '' ? row.id : reference}
      />
    </div>
  );
}
