import type { Bet } from '@/domain/betting/Bet';
import { sideWord } from '@/domain/betting/betPrice';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Table } from '@/ui/kit/list/Table';
import { BetPriceText } from '../BetPriceText';
import { betStatusText } from '../betStatusText';
import styles from './Exposure.module.css';

export interface MatchBetsTableProps {
  readonly label: string;
  readonly bets: readonly Bet[];
}

/** The columns that the specification names: odds, stack, selection type, status, create date. */
export function MatchBetsTable({ label, bets }: MatchBetsTableProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Table
      label={label}
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
  );
}
