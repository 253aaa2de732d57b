import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rowText } from './rowText';
import styles from './Statement.module.css';
import type { RowEvent, StatementRow } from '@/domain/cashier/Statement';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import { Amount } from '@/ui/kit/text/Amount';
import { useLastShown } from '@/ui/kit/layer/useLastShown';

export interface MovementDetailsProps {
  /** null while closed. */
  readonly row: StatementRow | null;
  readonly onClose: () => void;
}

/** Everything about one movement, on a sheet. */
export function MovementDetails({ row, onClose }: MovementDetailsProps) {
  const t = useText();
  const shown = useLastShown(row);
  return (
    <BottomSheet
      open={row !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={shown === null ? '' : t(`statement.type.${shown.type}`)}
      closeLabel={t('common.close')}
    >
      {shown !== null && <Facts row={shown} />}
    </BottomSheet>
  );
}

const EXPLAINED = ['betHeld', 'betReleased', 'betSettled', 'settlementReversed'] as const;
const IN_BETS: ReadonlySet<RowEvent> = new Set(EXPLAINED);

function Facts({ row }: { readonly row: StatementRow }) {
  const t = useText();
  const format = useFormat();
  const { at, type, event, name, detail, matchId, amount, balance, coins, coinsBalance, result, reference } =
    row;
  const explained = EXPLAINED.find((each) => each === event);
  const facts: readonly (readonly [head: string, value: ReactNode])[] = [
    [t('statement.column.at'), at === null ? '–' : format.dateTime(at)],
    [
      t('statement.column.amount'),
      <Amount key="amount" value={amount}>
        {format.signedMoney(amount)}
      </Amount>,
    ],
    [t('statement.column.balance'), balance === null ? '–' : format.money(balance)],
    ...(result === null
      ? []
      : ([
          [
            t('statement.detail.result'),
            <Amount key="result" value={result}>
              {format.signedMoney(result)}
            </Amount>,
          ],
        ] as const)),
    ...(coins === 0 ? [] : ([[t('statement.column.coins'), format.amount(coins)]] as const)),
    ...(coinsBalance === null || coinsBalance === 0
      ? []
      : ([[t('statement.coinsAfter'), format.amount(coinsBalance)]] as const)),
  ];
  return (
    <div className={styles.sheet}>
      <p className={styles.sheetTitle}>
        <bdi>{rowText(row, t)}</bdi>
      </p>
      {explained !== undefined && <p className={styles.note}>{t(`statement.explain.${explained}`)}</p>}
      <dl className={styles.facts}>
        {facts.map(([head, value]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {name !== '' && (
          <div className={styles.wide}>
            <dt>
              {t(`statement.detail.${type === 'bonus' ? 'bonus' : matchId === null ? 'game' : 'match'}`)}
            </dt>
            <dd>
              {matchId === null ? (
                <bdi>{name}</bdi>
              ) : (
                <Link className={styles.link} to={`/exchange/${encodeURIComponent(matchId)}`}>
                  <bdi>{name}</bdi>
                </Link>
              )}
            </dd>
          </div>
        )}
        {detail !== '' && (
          <div className={styles.wide}>
            <dt>{t('statement.detail.market')}</dt>
            <dd>
              <bdi>{detail}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {IN_BETS.has(event) && (
        <LinkButton to={event === 'betSettled' ? '/mybets?tab=settled' : '/mybets'}>
          {t('statement.detail.bets')}
        </LinkButton>
      )}
      <CopyRow
        label={reference === '' ? t('statement.detail.id') : t('statement.detail.reference')}
        value={reference === '' ? row.id : reference}
        copyLabel={t('common.copy')}
        copiedLabel={t('common.copied')}
      />
    </div>
  );
}
