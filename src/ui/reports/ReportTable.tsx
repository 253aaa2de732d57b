import type { ReportGroup } from '@/domain/reports/reportGroups';
import type { ReportBy } from '@/domain/reports/ReportFilter';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { Table, type Column } from '@/ui/kit/list/Table';
import { Amount } from '@/ui/kit/text/Amount';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { groupName } from './groupName';
import styles from './Reports.module.css';

export interface ReportTableProps {
  readonly by: ReportBy;
  readonly groups: readonly ReportGroup[];
  readonly wide: boolean;
}

/** Every group of a report with its sums: all of them as columns on a wide screen, what matters least under the names on a narrow one. */
export function ReportTable({ by, groups, wide }: ReportTableProps) {
  const { reports } = useFirstPage().config.capabilities;
  const { t, format } = useTexts();
  const signed = (amount: Paise) => <Amount value={amount}>{format.signedMoney(amount)}</Amount>;
  const name: Column<ReportGroup> = {
    id: 'name',
    head: t(`profitLoss.by.${by}`),
    cell: ({ of, sums }) => (
      <span className={styles.name}>
        <bdi>{of.by === 'market' ? of.matchName || '–' : groupName(of, t, format)}</bdi>
        {of.by === 'market' && (
          <small>
            <bdi>{of.marketName}</bdi>
          </small>
        )}
        {!wide && (
          <small>{t('profitLoss.betsOf', { bets: sums.bets, stake: format.moneyShort(sums.stake) })}</small>
        )}
        {wide && of.by === 'market' && of.at !== null && <small>{format.dateTime(of.at)}</small>}
      </span>
    ),
  };
  const profitLoss: Column<ReportGroup> = {
    id: 'profitLoss',
    head: t('profitLoss.profitLoss'),
    align: 'end',
    cell: ({ sums }) => signed(sums.profitLoss),
  };
  const commission: Column<ReportGroup> = {
    id: 'commission',
    head: t('profitLoss.commission'),
    align: 'end',
    cell: ({ sums }) => (sums.commission === null ? '–' : format.money(sums.commission)),
  };
  const net: Column<ReportGroup> = {
    id: 'net',
    head: t('profitLoss.net'),
    align: 'end',
    cell: ({ sums }) => (sums.net === null ? '–' : <b>{signed(sums.net)}</b>),
  };
  const both: Column<ReportGroup> = {
    ...profitLoss,
    cell: ({ sums }) => (
      <span className={styles.figures}>
        {signed(sums.net ?? sums.profitLoss)}
        {sums.commission !== null && (
          <small>{t('profitLoss.commissionOf', { amount: format.moneyShort(sums.commission) })}</small>
        )}
      </span>
    ),
    head: t(groups.every(({ sums }) => sums.net !== null) ? 'profitLoss.net' : 'profitLoss.profitLoss'),
  };
  const bets: Column<ReportGroup> = {
    id: 'bets',
    head: t('profitLoss.bets'),
    align: 'end',
    cell: ({ sums }) => format.number(sums.bets),
  };
  const stake: Column<ReportGroup> = {
    id: 'stake',
    head: t('profitLoss.stake'),
    align: 'end',
    cell: ({ sums }) => format.money(sums.stake),
  };
  // A list of bets knows no commission.
  const afterwards = reports ? [commission, net] : [];
  return (
    <div className={styles.list}>
      <Table
        label={t(`profitLoss.by.${by}`)}
        columns={wide ? [name, bets, stake, profitLoss, ...afterwards] : [name, both]}
        rows={groups}
        rowKey={({ id }) => id}
        stays
        small
      />
    </div>
  );
}
