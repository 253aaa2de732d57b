import { Fragment, useMemo } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { changedBets } from '@/domain/betting/changedBets';
import { groupByMatch } from '@/domain/betting/betTotals';
import { sideWord } from '@/domain/betting/betPrice';
import { shownStake } from '@/domain/betting/shownStake';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { BetPriceText } from '../BetPriceText';
import { StaysInPlay } from '../StaysInPlay';
import { useBetChange } from '../openBets/useBetChange';
import { BetId } from './BetId';
import type { BetListProps } from './BetListProps';
import { BetResult } from './BetResult';
import styles from './BetRows.module.css';
import { BetsTotals } from './BetsTotals';
import { BetStatusMark } from './BetStatusMark';
import { MatchLink } from './MatchLink';

const COLUMNS = [
  'placed',
  'match',
  'market',
  'selection',
  'side',
  'odds',
  'stake',
  'result',
  'status',
  'id',
] as const;
const FIGURES: ReadonlySet<string> = new Set(['odds', 'stake', 'result']);

/** From 900 px, and on paper. Its head stays in sight. */
export function BetsTable({ tab, bets, byMatch, count, totals }: BetListProps) {
  const { t } = useTexts();
  const changed = useMemo(() => changedBets(bets), [bets]);
  const row = (bet: Bet) => <BetRow key={bet.id} bet={bet} changed={changed.has(bet.id)} />;
  return (
    <table className={styles.table} aria-label={t(`myBets.caption.${tab}`)}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={classNames(FIGURES.has(column) && styles.end)}>
              {column === 'result' ? t(`myBets.result.${tab}`) : t(`myBets.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {byMatch ? (
        groupByMatch(bets).map((group) => (
          <tbody key={group.matchId}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={COLUMNS.length}>
                <MatchLink bet={group} /> <span>{t('myBets.inGroup', { count: group.bets.length })}</span>
              </th>
            </tr>
            {group.bets.map(row)}
          </tbody>
        ))
      ) : (
        <tbody>{bets.map(row)}</tbody>
      )}
      <tfoot>
        <tr>
          <td colSpan={COLUMNS.length}>
            <BetsTotals tab={tab} bets={bets} count={count} totals={totals} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function BetRow({ bet, changed }: { readonly bet: Bet; readonly changed: boolean }) {
  const { t, format } = useTexts();
  const { actions, form } = useBetChange(bet);
  return (
    <Fragment>
      <tr className={classNames(styles.row, styles[bet.side])}>
        <td>{bet.createdAt === null ? '–' : format.dateTime(bet.createdAt)}</td>
        <td>
          <MatchLink bet={bet} />
        </td>
        <td>
          <bdi>{bet.marketName || '–'}</bdi>
        </td>
        <th scope="row">
          <bdi>{bet.selection || '–'}</bdi>
        </th>
        <td className={styles.side}>{t(`myBets.side.${sideWord(bet)}`)}</td>
        <td className={styles.end}>
          <BetPriceText bet={bet} />
        </td>
        <td className={styles.end}>{format.money(shownStake(bet))}</td>
        <td className={styles.end}>
          <BetResult bet={bet} />
        </td>
        <td className={styles.status}>
          <BetStatusMark bet={bet} changed={changed} />
          <StaysInPlay bet={bet} />
          {actions}
        </td>
        <td>
          <BetId bet={bet} />
        </td>
      </tr>
      {form !== null && (
        <tr className={classNames(styles.row, styles[bet.side])} data-print="no">
          <td colSpan={COLUMNS.length}>{form}</td>
        </tr>
      )}
    </Fragment>
  );
}
