import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportsApp } from '@/application/reports/ReportsApp';
import type { Report } from '@/domain/reports/Report';
import type { ReportRow } from '@/domain/reports/ReportRow';
import { matchId } from '@/domain/shared/ids';
import { say } from '@/domain/shared/Message';
import { paise, rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { ReportsPage } from '@/ui/reports/ReportsPage';
import { moneyScale } from '@/ui/reports/moneyScale';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';
import fc from 'fast-check';

const row = (changes: Partial<ReportRow> = {}): ReportRow => ({
  ...{ id: '1', at: 1_775_000_000_000, sport: 'cricket', competition: 'Monsoon Fives' },
  ...{ matchId: matchId('4100'), matchName: 'Indore v Kochi', marketName: 'Match Odds', bets: 2 },
  ...{ stake: rupees(500), profitLoss: rupees(200), commission: rupees(4) },
  ...changes,
});
const report = (changes: Partial<Report> = {}): Report => ({
  ...{ source: 'markets', rows: [row()], whole: true, unread: 0, untold: 0, workedOut: 0, said: null },
  ...changes,
});

function shown(load: ReportsApp['load'], path = '/reports', reports = true) {
  const fake = fakePlayerApp(
    { user: PLAYER, config: { ...CONFIG, capabilities: { ...CONFIG.capabilities, reports } } },
    { 'reports.open': async () => ({ load }) as unknown as ReportsApp },
  );
  return { ...renderWithApp(<ReportsPage />, fake, { path }), ...fake };
}
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  });
});

describe('/reports', () => {
  it('shows profit and loss, commission and what is left, and the same in a table beside its chart', async () => {
    shown(async () =>
      ok(report({ rows: [row(), row({ id: '2', profitLoss: paise(-5_050), commission: paise(0) })] })),
    );
    const table = await screen.findByRole('table', { name: 'Day' });
    expect(await figure('Profit and loss')).toBe('+₹149.50');
    expect(await figure('Commission')).toBe('₹4.00');
    expect(await figure('Net')).toBe('+₹145.50');
    expect(await figure('Staked')).toBe('₹1,000.00');
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual(['4', '₹1,000.00', '+₹149.50', '₹4.00', '+₹145.50']);
    expect(screen.getByRole('img', { name: /^Profit and loss by day\. The table below/ })).toBeTruthy();
  });

  it('says that rounds of the casino are not in it', async () => {
    shown(async () => ok(report()));
    expect(await screen.findByText(/^Sports bets only\./)).toBeTruthy();
  });

  it('is split by what is chosen, in the address', async () => {
    const { address } = shown(async () =>
      ok(report({ rows: [row(), row({ id: '2', sport: 'tennis', profitLoss: rupees(-900) })] })),
    );
    await screen.findByRole('table', { name: 'Day' });
    await userEvent.click(screen.getByRole('radio', { name: 'Sport' }));
    await waitFor(() => expect(address()).toBe('/reports?by=sport'));
    const table = await screen.findByRole('table', { name: 'Sport' });
    const names = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((each) => within(each).getAllByRole('cell')[0]?.textContent);
    expect(names).toEqual(['Tennis', 'Cricket']);
  });

  it('says above its figures what they leave out', async () => {
    shown(async () =>
      ok(report({ whole: false, unread: 2, said: { profitLoss: rupees(1), commission: null } })),
    );
    expect(
      await screen.findByText(/Only your newest 1 markets are counted here\..* 2 entries could not be read/),
    ).toBeTruthy();
    expect(screen.queryByText(/own total/)).toBeNull();
  });

  it('says when the operator’s own total is another', async () => {
    shown(async () => ok(report({ said: { profitLoss: rupees(150), commission: null } })));
    expect(await screen.findByText(/own total is \+₹150\.00/)).toBeTruthy();
  });

  it('made of bets it knows no sport, no competition and no commission, and says so', async () => {
    const rows = [row({ sport: null, competition: '', commission: null })];
    shown(
      async () => ok(report({ source: 'bets', rows, untold: 1, workedOut: 1 })),
      '/reports?by=sport',
      false,
    );
    expect(
      await screen.findByText(/Your operator gives no report\..*worked out from odds and stake/),
    ).toBeTruthy();
    expect(screen.getByText(/The result of 1 bet is not known/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Sport' })).toBeNull();
    expect(screen.queryByText('Commission')).toBeNull();
    expect(screen.queryByText('Net')).toBeNull();
    expect(await figure('Profit and loss')).toBe('+₹200.00');
    expect(screen.getByRole('table', { name: 'Day' })).toBeTruthy();
  });

  it('without anything settled leads on; what fails is asked for again', async () => {
    const answers = [fail(say('profitLoss.failed')), ok(report({ rows: [] }))];
    const { address } = shown(async () => answers.shift() ?? ok(report({ rows: [] })));
    expect(await screen.findByText('Your profit and loss could not be loaded. Try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 30 days' }));
    await waitFor(() => expect(address()).toBe('/reports?days=30d'));
    expect(await screen.findByRole('link', { name: 'Go to sports' })).toBeTruthy();
  });
});

describe('the scale of a chart', () => {
  it('takes in nought and every amount in a few even steps, the highest first', () => {
    const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, (given) => {
        const ticks = moneyScale(given);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeGreaterThanOrEqual(Math.max(0, ...given));
        expect(ticks.at(-1)).toBeLessThanOrEqual(Math.min(0, ...given));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        const steps = ticks.slice(1).map((tick, at) => (ticks[at] ?? 0) - tick);
        expect(new Set(steps).size).toBe(1);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
