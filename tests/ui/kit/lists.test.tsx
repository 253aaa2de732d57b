import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import { Badge } from '@/ui/kit/list/Badge';
import { CopyRow } from '@/ui/kit/list/CopyRow';
import { Facts } from '@/ui/kit/list/Facts';
import { Table } from '@/ui/kit/list/Table';
import type { Column } from '@/ui/kit/list/Table';

interface Row {
  readonly id: string;
  readonly match: string;
}
const rows: readonly Row[] = [
  { id: '1', match: 'Tides v Domes' },
  { id: '2', match: 'Peaks v Gulls' },
];
const columns: readonly Column<Row>[] = [
  { id: 'n', head: '#', cell: (row) => row.id },
  { id: 'match', head: 'Match name', leads: true, cell: (row) => row.match },
];

describe('Facts', () => {
  it('names what there is, leaves out what there is not, and isolates a text from outside', () => {
    render(
      <Facts
        facts={[
          { name: 'Fee', value: '₹5', note: 'once' },
          false,
          { name: 'Status', value: <strong>paid</strong> },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fee', 'Status']);
    expect(screen.getAllByRole('definition').map((value) => value.innerHTML)).toEqual([
      '<bdi>₹5</bdi>',
      'once',
      '<strong>paid</strong>',
    ]);
  });
});

describe('Table', () => {
  it('[HDR-08] is a table by role with named columns, and each row a button', async () => {
    const pressed = vi.fn();
    render(
      <Table
        label="Exposure"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowAction={{ label: (row) => `Bets of ${row.match}`, onPress: pressed }}
      />,
    );
    const table = screen.getByRole('table', { name: 'Exposure' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['#', 'Match name']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Bets of Peaks v Gulls' }));
    expect(pressed).toHaveBeenCalledWith(rows[1]);
  });

  it('carries each column’s name on its cells, for the cards of a phone', () => {
    render(<Table label="Exposure" columns={columns} rows={rows} rowKey={(row) => row.id} />);
    expect(screen.getAllByRole('cell').map((cell) => cell.dataset.head)).toEqual([
      '#',
      'Match name',
      '#',
      'Match name',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('CopyRow', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    render(<CopyRow label="UPI id" value="pay@bank" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    expect(await navigator.clipboard.readText()).toBe('pay@bank');
  });

  it('selects the value where copying is forbidden, and claims nothing', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyRow label="UPI id" value="pay@bank" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('pay@bank'));
    expect(screen.getByRole('status').textContent).toBe('Copy');
  });
});

describe('states', () => {
  it('ErrorPanel is announced and offers another try, once at a time', async () => {
    const retried = vi.fn();
    const panel = (busy: boolean) => (
      <ErrorPanel text="It did not load." retryLabel="Try again" onRetry={retried} busy={busy} />
    );
    const { rerender } = render(panel(false));
    expect(screen.getByRole('alert').textContent).toContain('It did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(panel(true));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it('InfoBar and a labelled Spinner are announced politely', () => {
    render(
      <>
        <InfoBar tone="warning">You are offline.</InfoBar>
        <Spinner label="Loading" />
        <Spinner />
      </>,
    );
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
      'You are offline.',
      'Loading',
    ]);
  });

  it('a chip always has its word, a badge its meaning', () => {
    render(
      <>
        <StatusChip tone="positive" label="Approved" />
        <Badge meaning="Bookmaker">BM</Badge>
      </>,
    );
    expect(screen.getByText('Approved')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Bookmaker' }).textContent).toBe('BM');
  });
});
