import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CashOutStage } from '@/application/ports/state/CashOutView';
import type { CashOutOffer, CashOutQuote } from '@/domain/betting/CashOut';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { betId, betKey, cashOutQuoteId, marketId } from '@/domain/shared/ids';
import { CashOutButton } from '@/ui/betting/cashOut/CashOutButton';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { AWAY, HOME, MARKET, MATCH, aBook, aMarket } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';
import { showBooks } from '@tests/support/books';

const KEY = betKey('c0ffee00c0ffee00c0ffee00c0ffee00');
const QUOTE: CashOutQuote = {
  id: cashOutQuoteId('Q1'),
  marketId: MARKET,
  marketVersion: 1,
  amount: rupees(-40),
  expiresInMs: 5_000,
  legs: [],
  outcomes: [
    { runnerId: HOME, result: rupees(-40) },
    { runnerId: AWAY, result: rupees(-39.5) },
  ],
};

function shown(offer: CashOutOffer | null = { amount: rupees(-42), problem: null }, answers = {}) {
  const fake = fakePlayerApp(
    { user: PLAYER, config: { capabilities: { ...CONFIG.capabilities, cashOut: true } } },
    { 'betting.cashOutFigure': () => offer, ...answers },
  );
  fake.betting.openBetsReplaced([aBet()]);
  renderWithApp(<CashOutButton market={aMarket()} />, fake);
  const at = (stage: CashOutStage): void => act(() => fake.betting.cashOutMoved({ marketId: MARKET, stage }));
  return { ...fake, at };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Cash out: Match Odds' }));
const press = (name: RegExp | string) => userEvent.click(dialog().getByRole('button', { name }));

describe('the cash-out button', () => {
  it('[SPORT-05] says about how much, signed, and a tap takes it', async () => {
    const { asked } = shown();
    await userEvent.click(screen.getByRole('button', { name: 'Cash out -₹42.00' }));
    expect(asked('betting.takeCashOut')).toEqual([[MATCH, MARKET, rupees(-42)]]);
  });

  it('while the tap is on its way no dialog lies over the prices; what needs reading comes as one', async () => {
    const { at, app } = shown(undefined, { 'betting.takeCashOut': () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'Cash out -₹42.00' }));
    at({ state: 'asking', before: rupees(-42) });
    expect(screen.queryByRole('dialog')).toBeNull();
    // A quote that keeps to the figure: it is taken in the same moment.
    at({ state: 'quoted', quote: QUOTE, until: app.device.clock.monotonic() + 5_000, before: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cashing out… -₹42.00' })).toBeTruthy();
    at({ state: 'unknown', quote: QUOTE, key: KEY });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['suspended', 'suspended'],
    ['stale', 'updating'],
    ['noPrice', 'no price now'],
  ] as const)('says why it cannot be asked for now: %s', (problem, words) => {
    shown({ amount: null, problem });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: `Cash out ${words}` });
    expect(button.disabled).toBe(true);
  });

  it('[SPORT-05] [P08] of a level book there is nothing to press, but what is locked in', () => {
    shown({ amount: rupees(-27.81), problem: 'level' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Locked in').textContent).toBe('Locked in -₹27.81');
  });

  it('is not there without anything to cash out', () => {
    shown(null);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a part of a cash out', () => {
  const PARTS = { capabilities: { ...CONFIG.capabilities, cashOut: true, cashOutPart: true } };
  const HALF: CashOutOffer = {
    amount: rupees(300),
    problem: null,
    left: { best: rupees(800), worst: rupees(-200) },
  };
  const figure = (_match: unknown, _market: unknown, part?: number): CashOutOffer =>
    part === undefined || part === 100
      ? { amount: rupees(600), problem: null }
      : part === 10
        ? { amount: null, problem: 'tooLittle' }
        : HALF;
  async function opened() {
    const fake = fakePlayerApp({ user: PLAYER, config: PARTS }, { 'betting.cashOutFigure': figure });
    fake.betting.openBetsReplaced([aBet()]);
    renderWithApp(<CashOutButton market={aMarket()} />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'How much to cash out' }));
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'How much of your position' });
    return { ...fake, slider };
  }
  const slide = (slider: HTMLInputElement, value: number) =>
    fireEvent.change(slider, { target: { value: String(value) } });

  it('[SPORT-05] the slider begins at half; what it brings stands in the button, and what stays open above it', async () => {
    const { slider, asked } = await opened();
    expect([slider.min, slider.max, slider.value, slider.getAttribute('aria-valuetext')]).toEqual([
      '10',
      '100',
      '50',
      '50 %',
    ]);
    expect(screen.getByText('Your result after that: +₹800.00 at best, -₹200.00 at worst.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cash out 50 % +₹300.00' }));
    expect(asked('betting.takeCashOut')).toEqual([[MATCH, MARKET, rupees(300), 50]]);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('all of it leaves nothing open; too small a part cannot be taken', async () => {
    const { slider, asked } = await opened();
    slide(slider, 100);
    expect(screen.getByText('Nothing stays open.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cash out 100 % +₹600.00' })).toBeTruthy();
    slide(slider, 10);
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Cash out 10 % too small a part',
    });
    expect(button.disabled).toBe(true);
    expect(asked('betting.takeCashOut')).toEqual([]);
  });

  it('is not offered where the backend knows no parts', () => {
    const config = { capabilities: { ...PARTS.capabilities, cashOutPart: false } };
    const fake = fakePlayerApp({ user: PLAYER, config }, { 'betting.cashOutFigure': figure });
    fake.betting.openBetsReplaced([aBet()]);
    renderWithApp(<CashOutButton market={aMarket()} />, fake);
    expect(screen.getByRole('button', { name: /^Cash out/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'How much to cash out' })).toBeNull();
  });
});

describe('the cash-out dialog', () => {
  it('[SPORT-05] names the match and the bets that it is about', () => {
    const { at } = shown();
    at({ state: 'asking', before: null });
    expect(dialog().getByText('Home v Away')).toBeTruthy();
    expect(dialog().getByText('Home')).toBeTruthy();
    expect(dialog().getByText('₹500')).toBeTruthy();
    expect(dialog().queryByText(/still waiting/)).toBeNull();
  });

  it('[P08] shows the book afterwards runner by runner, and how long the quote stands', async () => {
    const { at, asked, app } = shown();
    at({ state: 'asking', before: null });
    expect(dialog().getByText('Getting the amount…')).toBeTruthy();
    at({ state: 'quoted', quote: QUOTE, until: app.device.clock.monotonic() + 5_000, before: null });
    const rows = dialog()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['Home-₹40.00', 'Away-₹39.50']);
    expect(dialog().getByText('Valid for 5 seconds')).toBeTruthy();
    expect(dialog().queryByRole('alert')).toBeNull();
    await press('Cash out -₹40.00');
    expect(asked('betting.confirmCashOut')).toEqual([[]]);
    await press('Keep my bets');
    expect(asked('betting.closeCashOut')).toEqual([[]]);
  });

  it.each([
    [{ status: 'suspended' }, 'Betting on this market is suspended for now.'],
    [{ status: 'suspended', statusLabel: 'BALL RUNNING' }, 'The ball is running. Try again in a moment.'],
  ] as const)(
    'a quote cannot be confirmed while its market takes no bets, and says so: %o',
    (book, words) => {
      const { at, app, board } = shown();
      at({ state: 'quoted', quote: QUOTE, until: app.device.clock.monotonic() + 5_000, before: null });
      const confirm = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Cash out -₹40.00' });
      expect(confirm().disabled).toBe(false);
      act(() => showBooks(board, aBook([], book)));
      expect(confirm().disabled).toBe(true);
      expect(dialog().getByRole('alert').textContent).toBe(words);
      act(() => showBooks(board, aBook([], { version: 2 })));
      expect(confirm().disabled).toBe(false);
    },
  );

  it('[F53] cannot be confirmed twice', async () => {
    const { at, asked } = shown();
    at({ state: 'confirming', quote: QUOTE, key: KEY });
    expect(dialog().getByText('Cashing out…')).toBeTruthy();
    await press(/Submitting/);
    expect(asked('betting.confirmCashOut')).toEqual([]);
  });

  it('a quote that ran out was no cash out; a new one says what changed, and is confirmed anew', async () => {
    const { at, asked, app } = shown();
    at({ state: 'expired', quote: QUOTE });
    expect(dialog().getByText('This amount has expired. Nothing was cashed out.')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Cash out/ })).toBeNull();
    await press('Get a new amount');
    expect(asked('betting.requestCashOut')).toEqual([[MARKET]]);
    const until = app.device.clock.monotonic() + 5_000;
    at({ state: 'quoted', quote: { ...QUOTE, amount: rupees(-55) }, until, before: rupees(-40) });
    expect(dialog().getByRole('alert').textContent).toBe(
      'The amount changed from -₹40.00 to -₹55.00. Check it and decide again.',
    );
    expect(asked('betting.confirmCashOut')).toEqual([]);
  });

  it.each([
    ['quoteExpired', 'The amount had expired.'],
    ['quoteChanged', 'The prices or your bets changed meanwhile.'],
    ['suspended', 'Betting on this market is suspended for now.'],
    ['ballRunning', 'The ball is running. Try again in a moment.'],
    ['marketClosed', 'This market is closed.'],
    ['server', 'The server did not accept it. Try again.'],
  ] as const)('a refusal (%s) says that the bets stand, and why', (reason, words) => {
    const { at } = shown();
    at({ state: 'refused', quote: QUOTE, reason });
    expect(dialog().getByText('This cash out was not done. It changed none of your bets.')).toBeTruthy();
    expect(dialog().getByText(words)).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Get a new amount' })).toBeTruthy();
  });

  it('[F53] what was cashed out in another window meanwhile is said to be, and is not offered once more', () => {
    const { at, betting } = shown();
    act(() => betting.openBetsReplaced([aBet(), aBet({ id: betId('the-other'), side: 'lay' })]));
    at({ state: 'refused', quote: QUOTE, reason: 'quoteChanged' });
    expect(dialog().getByText('Your position is cashed out already')).toBeTruthy();
    expect(dialog().queryByText(/none of your bets/)).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Get a new amount' })).toBeNull();
    at({ state: 'refused', quote: QUOTE, reason: 'suspended' });
    expect(dialog().getByText('Betting on this market is suspended for now.')).toBeTruthy();
  });

  it('[F54] [F57] a lost answer is being asked for: nothing to press, and a reference', () => {
    const { at } = shown();
    at({ state: 'unknown', quote: QUOTE, key: KEY });
    expect(dialog().getByText(/^Checking your cash out/)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Get a new amount' })).toBeNull();
  });

  it('[F89] one that no server has seen can be done again: the same one, which cannot be done twice', async () => {
    const { at, asked } = shown();
    at({ state: 'unheard', quote: QUOTE, key: KEY });
    expect(
      dialog().getByText(
        /^No answer yet for this cash out. Trying again is safe: it cannot be done twice. Reference/,
      ),
    ).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Get a new amount' })).toBeNull();
    await press('Cash out again');
    expect(asked('betting.confirmCashOut')).toEqual([[]]);
  });

  it('[F58] one of before a reload that is sent again has no amount to show', () => {
    const { at } = shown();
    at({ state: 'confirming', quote: { id: QUOTE.id, marketId: QUOTE.marketId }, key: KEY });
    expect(dialog().getByText('Cashing out…')).toBeTruthy();
  });

  it('says what is locked in, or that there is none', () => {
    const { at } = shown();
    at({ state: 'done', cashOut: { key: KEY, status: 'done', reason: null, amount: rupees(-40), bets: [] } });
    expect(dialog().getByText('Result locked in: -₹40.00.')).toBeTruthy();
    const part = { key: KEY, status: 'done', reason: null, part: 30, amount: rupees(-40), bets: [] } as const;
    at({ state: 'done', cashOut: part });
    expect(
      dialog().getByText(
        '30 % of your position cashed out at -₹40.00. It is settled together with the rest.',
      ),
    ).toBeTruthy();
    at({ state: 'none', message: say('cashOut.none') });
    expect(dialog().getByText('Cash out is not available for this market now.')).toBeTruthy();
  });

  it('of another market is not shown here', () => {
    const { betting } = shown();
    act(() =>
      betting.cashOutMoved({ marketId: marketId('other'), stage: { state: 'asking', before: null } }),
    );
    expect(screen.queryByRole('dialog', { name: /^Cash out/ })).toBeNull();
  });
});
