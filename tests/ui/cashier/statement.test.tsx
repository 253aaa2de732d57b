import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CashierApp } from '@/application/cashier/CashierApp';
import type { StatementApp } from '@/application/cashier/StatementApp';
import type { StatementShown } from '@/domain/cashier/StatementShown';
import type { StatementRow, StatementSums } from '@/domain/cashier/Statement';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { matchId } from '@/domain/shared/ids';
import { StatementPage } from '@/ui/cashier/statement/StatementPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { invent } from '@tests/support/mothers/invent';
import { renderWithApp } from '@tests/support/renderWithApp';

const from = invent('a statement');
/** A match of teams that nobody planned. */
const MATCH_NAME = `${from.company()} v ${from.company()}`;
const aRow = (changes: Partial<StatementRow> = {}): StatementRow => ({
  ...{ id: 'L1', at: 1_775_000_000_000, type: 'bet', event: 'betHeld', name: MATCH_NAME },
  ...{ detail: 'Match Odds', matchId: matchId('4100'), reference: '1.4100', amount: paise(-20_000) },
  ...{ balance: rupees(9_800), coins: NO_MONEY, coinsBalance: rupees(500), result: null },
  ...changes,
});
const SUMS: StatementSums = {
  ...{
    opening: rupees(10_000),
    closing: rupees(9_800),
    openingCoins: rupees(500),
    closingCoins: rupees(500),
  },
  ...{ moneyIn: rupees(400), moneyOut: rupees(300), held: rupees(300) },
};
const page = (changes: Partial<StatementShown> = {}): StatementShown => ({
  ...{ rows: [aRow()], count: 1, sums: SUMS },
  ...changes,
});
type Load = StatementApp['load'];

function shown(load: Load, path = '/cashier') {
  const asked: StatementFilter[] = [];
  const statement = {
    load: (filter: StatementFilter) => {
      asked.push(filter);
      return load(filter);
    },
    collect: async () => ok({ rows: [aRow()], whole: true }),
  };
  const fake = fakePlayerApp(
    { user: PLAYER },
    { 'cashier.open': async () => ({ statement }) as unknown as CashierApp },
  );
  return { ...renderWithApp(<StatementPage />, fake, { path }), ...fake, asked };
}
const figure = (name: string) => screen.getByText(name, { exact: true }).nextElementSibling?.textContent;
const movements = async () =>
  within(await screen.findByRole('table', { name: 'Transactions' })).getAllByRole('button');

/** Wide unless said: happy-dom's own answer to a media query is taken over. */
let wide = true;
beforeEach(() => {
  wide = true;
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }),
  });
});

describe('/cashier', () => {
  it('[CASH-03] leads from the opening over in and out to the closing balance', async () => {
    shown(async () => ok(page()));
    await movements();
    expect(
      ['Opening balance', 'Money in', 'Money out', 'Held for bets', 'Net change', 'Closing balance'].map(
        figure,
      ),
    ).toEqual(['₹10,000.00500 coins', '+₹400.00', '-₹300.00', '-₹300.00', '-₹200.00', '₹9,800.00500 coins']);
    expect(screen.queryByText(/do not add up/)).toBeNull();
  });

  it('[CASH-03] a backend that does not tell what is held: a dash, and nothing is claimed of its sums', async () => {
    shown(async () => ok(page({ sums: { ...SUMS, moneyIn: rupees(100), held: null } })));
    await movements();
    expect(['Held for bets', 'Net change'].map(figure)).toEqual(['–', '-₹200.00']);
    expect(screen.queryByText(/do not add up/)).toBeNull();
  });

  it.each([true, false])(
    '[CASH-03] a lost bet moves no cash, and its row says what it cost (wide: %s)',
    async (onWide) => {
      wide = onWide;
      const lost = aRow({ event: 'betSettled', amount: NO_MONEY, result: rupees(-200) });
      shown(async () => ok(page({ rows: [lost, aRow({ id: 'L2' })], count: 2 })));
      expect(await screen.findAllByText('Result -₹200.00')).toHaveLength(1);
    },
  );

  it('[CASH-03] on a phone each row says the balance after it, and the other sums are a press away', async () => {
    wide = false;
    shown(async () =>
      ok(page({ rows: [aRow({ balance: rupees(9_800) }), aRow({ id: 'L2', balance: null })] })),
    );
    expect(await screen.findAllByText(/^Bal /)).toHaveLength(1);
    expect(screen.getByText('Bal ₹9,800.00')).toBeTruthy();
    const more = screen.getByRole('button', { name: 'All totals' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    [rupees(500), 'true'],
    [NO_MONEY, 'false'],
    [null, 'false'],
  ])(
    '[CASH-03] on a phone %s paise that are held for bets are in the row of the sums: %s',
    async (held, first) => {
      wide = false;
      shown(async () => ok(page({ sums: { ...SUMS, held } })));
      await screen.findByText(/^Bal /);
      expect(screen.getByText('Held for bets').parentElement?.dataset['first']).toBe(first);
    },
  );

  it('[CASH-03] says when a server’s figures do not add up, and when rows are missing', async () => {
    shown(async () => ok(page({ sums: { ...SUMS, closing: rupees(9_801) }, unread: 1 })));
    await screen.findByText(/^These figures do not add up/);
    expect(screen.getByText('Some transactions could not be read and are missing here.')).toBeTruthy();
  });

  it('[CASH-03] of one tab nothing is claimed about the balances', async () => {
    const { asked } = shown(
      async () => ok(page({ sums: { ...SUMS, closing: NO_MONEY } })),
      '/cashier?type=casino',
    );
    await screen.findByText('These totals are for Casino only; the balances cover everything.');
    expect(screen.queryByText('Held for bets')).toBeNull();
    expect(screen.queryByText(/do not add up/)).toBeNull();
    expect(asked).toMatchObject([{ tab: 'casino', page: 1 }]);
  });

  it('[F05] [F06] bones while it waits, a word when it is long, the reason when it fails, and another try', async () => {
    let answer: (reply: Awaited<ReturnType<Load>>) => void = () => undefined;
    const { scheduler, asked } = shown(() => new Promise((resolve) => (answer = resolve)));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => scheduler.advance(5_000));
    await screen.findByText('This is taking longer than usual…');
    await act(async () => answer(fail(say('statement.failed'))));
    await screen.findByText('Your account statement could not be loaded. Try again.');
    expect(screen.queryByText('Opening balance')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => answer(ok(page())));
    expect(await movements()).toHaveLength(1);
  });

  it('[F24] days without movements, and the way to more of them', async () => {
    const { address } = shown(async () => ok(page({ rows: [], count: 0 })), '/cashier?type=bonus');
    await screen.findByText('No transactions match these filters.');
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30 days' }));
    await waitFor(() => expect(address()).toBe('/cashier?days=30d'));
  });

  it('[X30] what an address may not ask for is the plain page; a page past the last is the last', async () => {
    const { asked, address } = shown(
      async () => ok(page({ count: 12 })),
      '/cashier?type=%3Cb%3E&from=0001-01-01&to=9999-12-31&page=999&size=1e9',
    );
    await waitFor(() => expect(address()).toBe('/cashier?page=2'));
    expect(asked.map(({ tab, days, size }) => [tab, days, size])).toEqual([
      ['all', '7d', 10],
      ['all', '7d', 10],
    ]);
  });

  it('[X01] [F30] names of a server are text, a date that is none is a dash', async () => {
    shown(async () =>
      ok(page({ rows: [aRow({ name: '<b>x</b>', detail: '', at: null, balance: null, amount: NO_MONEY })] })),
    );
    const [row] = await movements();
    expect(row?.closest('tr')?.textContent).toContain('Exposure held: <b>x</b>');
    expect(row?.closest('tr')?.textContent).toContain('–');
    expect(row?.closest('tr')?.textContent).not.toContain('Invalid');
  });

  it('[CASH-03] a movement tells all of itself: result, match, reference', async () => {
    shown(async () =>
      ok(page({ rows: [aRow({ event: 'betSettled', amount: rupees(400), result: rupees(200) })] })),
    );
    await userEvent.click((await movements())[0] as HTMLElement);
    const sheet = within(await screen.findByRole('dialog'));
    sheet.getByText('Result of the bets');
    expect(sheet.getByRole('link', { name: MATCH_NAME }).getAttribute('href')).toBe('/exchange/4100');
    expect(sheet.getByRole('link', { name: 'See the bets' }).getAttribute('href')).toBe(
      '/mybets?tab=settled',
    );
    sheet.getByText('1.4100');
  });

  it('[F19] of ten thousand movements one page is drawn', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => aRow({ id: `L${at}` }));
    shown(async () => ok(page({ rows, count: 10_000 })), '/cashier?size=50&page=200');
    expect(await movements()).toHaveLength(50);
    screen.getByText('9,951-10,000 of 10,000');
  });

  it('[CASH-03] names and references are whole in their rows, whatever they are', async () => {
    const rows = Array.from({ length: 5 }, (_, at) =>
      aRow({ id: `L${at}`, name: from.longName(), detail: from.sentence(), reference: from.utr() }),
    );
    shown(async () => ok(page({ rows, count: rows.length })));
    await movements();
    const table = screen.getByRole('table', { name: 'Transactions' });
    for (const { name } of rows) expect(table.textContent).toContain(name);
  });

  it('[CASH-03] on a narrow screen a movement is a line of its day, and a whole day says its net change', async () => {
    wide = false;
    const day = 86_400_000;
    const rows = [
      aRow({ id: 'L4', amount: rupees(50) }),
      aRow({ id: 'L3' }),
      aRow({ id: 'L2', at: 1_775_000_000_000 - day, amount: rupees(7) }),
      aRow({ id: 'L1', at: 1_775_000_000_000 - 2 * day }),
    ];
    shown(async () => ok(page({ rows, count: 40 })));
    const days = await screen.findAllByRole('list', { name: /^Transactions, / });
    expect(days.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 1, 1]);
    const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    // The last day goes on with the next page: its net is not known here.
    expect(heads.map((head) => /Net change [+-]₹[\d.]+/.exec(head ?? '')?.[0])).toEqual([
      'Net change -₹150.00',
      'Net change +₹7.00',
      undefined,
    ]);
    const [line] = within(days[0] as HTMLElement).getAllByRole('listitem');
    expect(line?.textContent).toContain(MATCH_NAME);
    expect(line?.textContent).toContain('+₹50.00');
    await userEvent.click(within(line as HTMLElement).getByRole('button', { name: /^Details: / }));
    await screen.findByRole('dialog');
  });
});
