import { Section } from '../Section';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import { Card } from '@/ui/kit/list/Card';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import { Table, type Column } from '@/ui/kit/list/Table';
import { Amount } from '@/ui/kit/text/Amount';

interface Row {
  readonly id: string;
  readonly match: string;
  readonly stake: string;
  readonly result: number;
}
const ROWS: readonly Row[] = [
  { id: '1', match: 'Mumbai Tides v Delhi Domes', stake: '₹500', result: 490 },
  { id: '2', match: 'Kochi Anchors v Pune Peaks', stake: '₹1,000', result: -1000 },
  { id: '3', match: 'Jaipur Sands v Goa Gulls', stake: '₹250', result: 0 },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'n', head: '#', cell: (row) => row.id },
  { id: 'match', head: 'Match name', leads: true, cell: (row) => <bdi>{row.match}</bdi> },
  { id: 'status', head: 'Status', cell: () => <StatusChip tone="positive" label="Matched" /> },
  { id: 'stake', head: 'Stake', align: 'end', cell: (row) => row.stake },
  {
    id: 'result',
    head: 'Result',
    align: 'end',
    cell: (row) => (
      <Amount
        value={row.result}
      >{`${row.result > 0 ? '+' : row.result < 0 ? '-' : ''}₹${Math.abs(row.result)}`}</Amount>
    ),
  },
];

export function ListSection() {
  return (
    <Section title="Lists">
      <Card title="Exposure" flush>
        <Table
          label="Exposure"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={(row) => row.id}
          rowAction={{ label: (row) => `Bets of ${row.match}`, onPress: () => undefined }}
          foot="Total ₹1,750"
        />
      </Card>
      <Card title="Details">
        <CopyRow label="UPI id" value="pay.khelo@okbank" />
        <CopyRow label="Reference" value="TRX-2026-0402-19301" />
      </Card>
    </Section>
  );
}
