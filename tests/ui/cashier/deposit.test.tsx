import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PlaySafeStore } from '@/adapters/stores/PlaySafeStore';
import { DepositsStore } from '@/adapters/stores/DepositsStore';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { CashierApp } from '@/application/cashier/CashierApp';
import type { DepositsApp } from '@/application/cashier/DepositsApp';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { DepositForm, RedirectStarted } from '@/application/ports/gateways/DepositsGateway';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { depositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import type { Submission } from '@/domain/cashier/Submission';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { say } from '@/domain/shared/Message';
import { rupees, type Paise } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { submissionKey } from '@/domain/shared/ids';
import { DepositPage } from '@/ui/cashier/deposit/DepositPage';
import { DepositShortcutPage } from '@/ui/cashier/deposit/DepositShortcutPage';
import { GatewaysPage } from '@/ui/cashier/deposit/GatewaysPage';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aDeposit, aGateway, anOrder, PAYEE, REFERENCE } from '@tests/support/mothers/deposits';
import { renderInLanguages } from '@tests/support/renderInLanguages';
import { scrolledAway } from '@tests/support/scrolledAway';
import { renderWithApp } from '@tests/support/renderWithApp';

const routeOf = (pageName: string) => {
  const route = ROUTE_TABLE.find((each) => each.page === pageName);
  if (route === undefined) throw new Error(`no page ${pageName}`);
  return route;
};

interface Given {
  readonly gateways?: readonly Gateway[] | 'loading' | 'failed';
  /** Deposited today, of ₹2,00,000. */
  readonly usedToday?: Paise;
  readonly recent?: readonly Deposit[];
  readonly ordered?: boolean;
  /** Of it. */
  readonly order?: Parameters<typeof anOrder>[0];
  readonly config?: Partial<AppConfig>;
  readonly leftWith?: string;
  /** The player has a limit of ₹1,000 a day, of which ₹400 are left. */
  readonly limited?: boolean;
  /** Of the limit of ₹1,000 a day; given: the backend keeps limits, and they are known before an amount is. */
  readonly ownUsed?: number;
  /** Of the address. */
  readonly query?: string;
  /** What this tab remembers of ids that were typed, by order. */
  readonly typed?: Map<string, string>;
}

function setUp(given: Given = {}) {
  const state = new DepositsStore();
  const submission = new SubmissionStore<Deposit>();
  const redirect = new SubmissionStore<RedirectStarted>();
  const sent: DepositForm[] = [];
  const asked: string[] = [];
  const typed = given.typed ?? new Map<string, string>();
  const gateways = given.gateways ?? [aGateway()];
  if (gateways === 'failed') state.gatewaysFailed(say('deposit.gatewaysFailed'));
  else if (gateways !== 'loading')
    state.gatewaysArrived({
      gateways,
      daily: { limit: rupees(200_000), used: given.usedToday ?? rupees(50_000) },
    });
  state.recentArrived(given.recent ?? []);
  const deposits: DepositsApp = {
    view: state,
    submission,
    redirect,
    loadGateways: async () => void asked.push('gateways'),
    chooseGateway: (id) => void asked.push(`choose ${id}`),
    watch: () => () => undefined,
    reload: async () => void asked.push('reload'),
    order: async (id, amount) => {
      asked.push(`order ${id} ${amount}`);
      return given.limited === true
        ? fail({ message: { kind: 'server' as const, text: 'Over a limit.' }, code: 'SELF_LIMIT' })
        : ok();
    },
    payByApp: async (id, amount, app) => {
      asked.push(`order ${id} ${amount} with ${app}`);
      return ok();
    },
    typedReference: {
      read: (id) => typed.get(id) ?? '',
      write: (id, text) => void typed.set(id, text),
    },
    leaveReplaced: () => state.orderReplaced(null),
    extend: async () => {
      asked.push('extend');
      return ok();
    },
    submit: async (form) => void sent.push(form),
    payThere: async () => void asked.push('pay there'),
    acknowledge: () => undefined,
    leftWith: () => given.leftWith ?? null,
    qrCode: async () => [[true]],
  };
  const files = { prepare: async () => new Promise<never>(() => undefined) };
  const keepsLimits = { capabilities: { ...CONFIG.capabilities, playSafe: true } };
  const config = given.config ?? (given.ownUsed === undefined ? {} : keepsLimits);
  const fake = fakePlayerApp(
    { user: PLAYER, config },
    {
      'cashier.open': async () => ({ deposits, files }) as unknown as CashierApp,
      'playSafe.open': async () => limitedPlaySafe(given.ownUsed),
    },
  );
  if (given.ordered === true)
    state.orderMoved({ order: anOrder(given.order), endsAt: fake.clock.monotonic() + 900_000 });
  return { state, submission, redirect, sent, asked, fake };
}

function limitedPlaySafe(usedRupees = 600): PlaySafeApp {
  const view = new PlaySafeStore();
  const limit = { kind: 'deposit', wanted: null, used: rupees(usedRupees) } as const;
  const load = async (): Promise<void> =>
    view.safetyArrived({
      limits: [
        { ...limit, period: 'day', amount: rupees(1_000) },
        { ...limit, period: 'month', amount: rupees(50_000) },
      ],
      check: { now: 0, minutes: 60, since: 0, dueAt: 3_600_000, staked: rupees(0), net: rupees(0) },
    });
  return { view, load } as unknown as PlaySafeApp;
}

function onList(given: Given = {}) {
  const here = setUp(given);
  return {
    ...here,
    ...renderWithApp(<GatewaysPage />, here.fake, { path: `/gatewaylist${given.query ?? ''}` }),
  };
}

function onDeposit(param: string, given: Given = {}) {
  const here = setUp(given);
  const page = <DepositPage route={routeOf('deposit')} params={{ gateway: param }} layoutSwitch={null} />;
  return { ...here, ...renderWithApp(page, here.fake, { path: `/deposit/${param}${given.query ?? ''}` }) };
}

/** Told of, and no answer came. */
const SENT = {
  key: submissionKey('a'.repeat(32)),
  sentAt: Date.UTC(2026, 0, 15, 8, 30),
  summary: { amount: rupees(500), method: 'Paytm', account: '', reference: REFERENCE },
};
const UNHEARD: Submission<never> = {
  ...{ ...SENT, message: { kind: 'key', key: 'deposit.unconfirmed' }, said: null, waitSeconds: null },
  state: 'unconfirmed',
};

describe('/gatewaylist', () => {
  it('[CASH-01] [F65] what was told of and not answered is not called unfinished: it says what, and that it is asked for', async () => {
    const { submission, redirect } = onList({ ordered: true });
    await screen.findByText('You have an unfinished deposit');
    expect(screen.getByText('Already paid? Finish it first: a new deposit takes its place.')).toBeTruthy();
    act(() => submission.submissionMoved({ state: 'unknown', ...SENT }));
    expect(screen.queryByText('You have an unfinished deposit')).toBeNull();
    const note = within(screen.getByRole('region', { name: 'Your deposit was sent; no answer came yet' }));
    note.getByText(/we keep checking until we know/);
    for (const text of ['₹500.00', 'Paytm', REFERENCE]) note.getByText(text);
    expect(note.queryByRole('link')).toBeNull();
    act(() => submission.submissionMoved(UNHEARD));
    note.getByText(/Sending it again is safe/);
    expect(note.getByRole('link', { name: 'See and send again' }).getAttribute('href')).toBe(
      '/deposit/m_paytm',
    );
    act(() => submission.submissionMoved({ state: 'accepted', received: aDeposit(), earlier: false }));
    expect(screen.queryByText('Your deposit was sent; no answer came yet')).toBeNull();
    act(() => redirect.submissionMoved({ state: 'unknown', key: SENT.key, sentAt: 0 }));
    screen.getByRole('heading', { name: 'Your deposit was sent; no answer came yet' });
    expect(screen.queryByText(REFERENCE)).toBeNull();
  });

  it('[CASH-01] shows what each way costs, and why one is closed; names are text', async () => {
    const closed = aGateway({
      id: gatewayId('m_x'),
      name: '<b>Bank</b>',
      closed: { reason: 'Until 6 <i>pm</i>.' },
    });
    onList({
      gateways: [aGateway({ fee: { flat: rupees(10), basisPoints: 150 } }), closed],
    });
    const list = within(await screen.findByRole('list', { name: 'How do you want to pay?' }));
    const [open, shut] = list.getAllByRole('listitem');
    expect(open?.textContent).toContain('₹300 to ₹50,000 · Fee 1.5% + ₹10 · About 5 minutes');
    expect(shut?.textContent).toContain('<b>Bank</b>');
    expect(shut?.textContent).toContain('Until 6 <i>pm</i>.');
    expect(list.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('From ₹300 to ₹50,000. ₹1,50,000 of ₹2,00,000 left today.')).toBeTruthy();
  });

  it.each([
    [1_60_000, 'From ₹300 to ₹40,000. ₹40,000 of ₹2,00,000 left today.'],
    [1_99_900, '₹100 of today’s ₹2,00,000 are left, and a deposit is at least ₹300.'],
    [2_00_000, 'You have reached today’s limit'],
  ])('[CASH-01] with ₹%s deposited today the most is what is left', async (used, words) => {
    onList({ gateways: [aGateway()], usedToday: rupees(used) });
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  });

  it('[CASH-01] [F13] where the player’s own limit leaves less than the day’s, the range ends there', async () => {
    onList({ ownUsed: 400, usedToday: rupees(1_60_000) });
    await screen.findByText('From ₹300 to ₹600. Your own deposit limit (24 hours) leaves ₹600.');
    expect(screen.queryByText(/left today/)).toBeNull();
    const chips = ['500', '1K', '25K'].map((name) => screen.getByRole('button', { name }));
    expect(chips.map((chip) => (chip as HTMLButtonElement).disabled)).toEqual([false, true, true]);
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '45000');
    await userEvent.click(screen.getByRole('button', { name: /^Paytm/ }));
    expect(screen.getByText('You can still deposit ₹600 today.')).toBeTruthy();
  });

  it.each([
    [777, /: your own deposit limit \(24 hours\) leaves ₹223, and the smallest deposit here is ₹300\./],
    [1_000, /: your own deposit limit \(24 hours\) is used up\./],
  ])(
    '[CASH-01] [F13] with ₹%s of it used a deposit is not possible: said before all else, with the way to the limits',
    async (ownUsed, words) => {
      onList({ ownUsed });
      const link = await screen.findByRole('link', { name: 'See or change your limits' });
      expect(link.getAttribute('href')).toBe('/responsiblegame');
      const warning = screen.getByText(words);
      expect(warning.textContent).toMatch(/^You cannot deposit now/);
      const field = screen.getByRole('textbox', { name: /Amount/ });
      expect(warning.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(screen.getByText('A deposit is at least ₹300.')).toBeTruthy();
      expect(screen.queryByText(/^From/)).toBeNull();
      expect(screen.getByRole('button', { name: '500' })).toHaveProperty('disabled', true);
    },
  );

  it('[CASH-01] [F13] on the page of one way the player’s own limit is said as well', async () => {
    onDeposit('m_paytm', { ownUsed: 777 });
    await screen.findByText(/^You cannot deposit now: your own deposit limit \(24 hours\) leaves ₹223/);
    expect(screen.getByRole('button', { name: '500' })).toHaveProperty('disabled', true);
  });

  it('[CASH-01] in another language the ways are asked for anew: what the server says of them is in it', async () => {
    const { fake, asked } = setUp();
    const { speak } = renderInLanguages(<GatewaysPage />, fake);
    await screen.findByRole('button', { name: '1K' });
    const askedBefore = asked.filter((each) => each === 'gateways').length;
    speak('hi');
    await waitFor(() => expect(asked.filter((each) => each === 'gateways')).toHaveLength(askedBefore + 1));
  });

  it('[CASH-01] an amount and a press on a way are all: it is ordered and paid on its own page', async () => {
    const { asked, address } = onList();
    await userEvent.click(await screen.findByRole('button', { name: '1K' }));
    await userEvent.click(screen.getByRole('button', { name: /^Paytm/ }));
    expect(asked).toEqual(expect.arrayContaining(['choose m_paytm', 'order m_paytm 100000']));
    await waitFor(() => expect(address()).toBe('/deposit/m_paytm'));
  });

  it('[X23] without an amount, or with one that this way does not take, a press leads to the amount', async () => {
    const { asked } = onList();
    const way = await screen.findByRole('button', { name: /^Paytm/ });
    const field = screen.getByRole('textbox', { name: /Amount/ });
    await userEvent.click(way);
    expect(screen.getByText('Enter an amount.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '12');
    await userEvent.click(way);
    expect(screen.getByText('Paytm takes ₹300 or more.')).toBeTruthy();
    expect(asked.filter((each) => each.startsWith('order'))).toEqual([]);
  });

  it('[CASH-01] a way says how it is today, in our word and the server’s own', async () => {
    onList({
      gateways: [
        aGateway({ health: 'slow', healthNote: 'up to <i>an hour</i>' }),
        aGateway({ id: gatewayId('m_upi'), name: 'UPI', mode: 'upi', health: 'good' }),
      ],
    });
    const [slow, good] = within(
      await screen.findByRole('list', { name: 'How do you want to pay?' }),
    ).getAllByRole('listitem');
    expect(slow?.textContent).toContain('Slow today: up to <i>an hour</i>');
    expect(good?.textContent).toContain('Working well today');
  });

  it('[CASH-01] a page of its own is gone to by its own button, with the amount', async () => {
    const { asked, address } = onList({ gateways: [aGateway({ name: 'FastPay', flow: 'redirect' })] });
    await userEvent.click(await screen.findByRole('button', { name: '1K' }));
    await userEvent.click(screen.getByRole('button', { name: /^FastPay/ }));
    await waitFor(() => expect(address()).toBe('/deposit/m_paytm?amount=1000'));
    expect(asked.filter((each) => each === 'pay there')).toEqual([]);
  });

  it('[CASH-01] a bet that lacked money says how much, and is led back to', async () => {
    const back = '/exchange/Cricket/league/4821';
    const { address } = onList({ query: `?amount=400&back=${encodeURIComponent(back)}` });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Amount/ });
    expect(field.value).toBe('400');
    await userEvent.click(screen.getByRole('button', { name: /^Paytm/ }));
    await waitFor(() => expect(address()).toBe(`/deposit/m_paytm?back=${encodeURIComponent(back)}`));
  });

  it('[CASH-01] shows the last three deposits with what became of them', async () => {
    const words = ['pending', 'approved', 'declined', 'expired'] as const;
    onList({ recent: words.map((status, at) => aDeposit({ id: `D${at}` as Deposit['id'], status })) });
    await screen.findByText('Your last deposits');
    expect(
      screen.getAllByText(/^(Pending|Approved|Declined|Expired)$/).map(({ textContent }) => textContent),
    ).toEqual(['Pending', 'Approved', 'Declined']);
  });

  it('[F05] [F07] has bones while it waits, says what failed, and asks again', async () => {
    onList({ gateways: 'loading' });
    await screen.findByTestId('deposit-loading');
    document.body.replaceChildren();
    const { asked } = onList({ gateways: 'failed' });
    await screen.findByText('The payment methods could not be loaded. Try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.filter((each) => each === 'gateways')).toHaveLength(2);
  });

  it('[F24] no price leads to support', async () => {
    onList({ gateways: [] });
    await screen.findByText(
      'No payment method is available right now. Please try again later or contact support.',
    );
    expect(screen.getAllByRole('link', { name: 'Contact support' })).toHaveLength(2);
  });

  it('[CASH-01] where no money may be taken no form is reachable', async () => {
    const config = {
      backend: 'remote',
      jurisdiction: { minAge: 18, currency: 'INR', realMoney: false },
    } as const;
    onList({ config });
    await screen.findByText('There are no payments here: everything on this site is played with chips.');
    document.body.replaceChildren();
    onDeposit('m_paytm', { config, ordered: true });
    await screen.findByText('There are no payments here: everything on this site is played with chips.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('/deposit/{…}', () => {
  it.each([
    ['depositPaytm', '/paytm', '/deposit/m_paytm'],
    ['depositBkash', '/bkash', '/deposit/m_bkash'],
    ['depositNagad', '/nagad', '/deposit/m_nagad'],
  ])('[CASH-01] %s is short for a gateway, and no step back', async (pageName, path, to) => {
    const { fake } = setUp();
    history.pushState(null, '', '/gatewaylist');
    const before = history.length;
    const { address } = renderWithApp(
      <DepositShortcutPage route={routeOf(pageName)} params={{}} layoutSwitch={null} />,
      fake,
      { path },
    );
    await waitFor(() => expect(address()).toBe(to));
    expect(history.length).toBe(before);
  });

  it('[CASH-01] an unknown word leads to the list', async () => {
    const { address, fake } = onDeposit('%3Cscript%3E');
    await waitFor(() => expect(address()).toBe('/gatewaylist'));
    expect(fake.ran.map(({ name }) => name)).toContain('notices.tell');
  });

  it('[X23] [X24] takes an amount within the limits, and shows what arrives', async () => {
    const { asked } = onDeposit('m_paytm', {
      gateways: [aGateway({ fee: { flat: rupees(0), basisPoints: 150 } })],
    });
    const field = await screen.findByRole('textbox', { name: /Amount/ });
    await userEvent.type(field, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(screen.getByText('Paytm takes ₹300 or more.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '5K' }));
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    expect(summary.getByText('₹75.00')).toBeTruthy();
    expect(summary.getByText('₹4,925.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(asked).toContain('order m_paytm 500000');
  });

  it('[CASH-01] an order that is open is gone on with; its end offers more time and says where the money is', async () => {
    const { asked, fake } = onDeposit('m_paytm', { ordered: true });
    await screen.findByText(PAYEE.payee);
    expect(screen.getByText(PAYEE.payeeName)).toBeTruthy();
    await act(async () => fake.scheduler.advance(900_000));
    await screen.findByText('The time to pay is over.');
    expect(screen.queryByText(PAYEE.payee)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take more time' }));
    expect(asked).toContain('extend');
  });

  it('[F65] [CASH-01] replaced in another window: its own figure, nothing to file, support, and a way to the newer one, which has nothing of it', async () => {
    const typed = new Map<string, string>();
    const { state, fake, sent } = onDeposit('m_paytm', { ordered: true, typed });
    await userEvent.type(await screen.findByRole('textbox', { name: /UTR/ }), REFERENCE);
    const newer = anOrder({ id: depositOrderId('O2'), amount: rupees(3_000) });
    act(() => {
      state.orderReplaced(state.order);
      state.orderMoved({ order: newer, endsAt: fake.clock.monotonic() + 900_000 });
    });
    await screen.findByRole('heading', { name: 'Your deposit of ₹500 was replaced' });
    expect(screen.getByText(/3,000 with Paytm/)).toBeTruthy();
    expect(screen.getByText(/Already paid the ₹500/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contactus');
    // What was typed is there to be sent to them.
    expect(screen.getByText(REFERENCE)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(PAYEE.payee)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the deposit of ₹3,000' }));
    const field = await screen.findByRole('textbox', { name: /UTR/ });
    expect((field as HTMLInputElement).value).toBe('');
    await userEvent.type(field, '998877665544');
    await userEvent.click(screen.getByRole('button', { name: 'Submit deposit' }));
    expect(sent).toEqual([{ order: 'O2', reference: '998877665544', proof: null }]);
  });

  it('[CASH-01] coins are scanned with a wallet of their network, and an address has no name to copy', async () => {
    const TRON = { network: 'TRC20', pay: { currency: 'USDT', figure: '22.60' } };
    onDeposit('m_paytm', { ordered: true, order: TRON });
    await screen.findByText('Scan with your USDT (TRC20) wallet');
    expect(screen.getByText('TRC20 address')).toBeTruthy();
    expect(screen.queryByText(PAYEE.payeeName)).toBeNull();
    expect(screen.queryByText('Scan with any payment app')).toBeNull();
  });

  async function confirming(given: Given = {}) {
    const here = onDeposit('m_paytm', { ordered: true, ...given });
    return { ...here, field: await screen.findByRole('textbox', { name: /UTR/ }) };
  }

  it('[CASH-01] a wrong transaction id stays, with a sentence; a right one is sent tidied', async () => {
    const { field, sent } = await confirming();
    await userEvent.type(field, '1234');
    await userEvent.click(screen.getByRole('button', { name: 'Submit deposit' }));
    expect(screen.getByText(/^A UTR has 12 digits/)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(sent).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, `\u200E${REFERENCE.slice(0, 4)} ${REFERENCE.slice(4)}`);
    await userEvent.click(screen.getByRole('button', { name: 'Submit deposit' }));
    expect(sent).toEqual([{ order: 'O10042', reference: REFERENCE, proof: null }]);
  });

  it('[CASH-01] has what was typed for this order before a reload, and for no other', async () => {
    const typed = new Map([['O10041', '999']]);
    const { field, unmount } = await confirming({ typed });
    expect((field as HTMLInputElement).value).toBe('');
    await userEvent.type(field, '4123');
    unmount();
    expect(((await confirming({ typed })).field as HTMLInputElement).value).toBe('4123');
    expect([...typed]).toEqual([
      ['O10041', '999'],
      ['O10042', '4123'],
    ]);
  });

  it('[CASH-01] a message that is pasted whole, into the field or anywhere on the page, leaves the id', async () => {
    const { field, sent } = await confirming();
    const paste = (target: Element, text: string): void => {
      fireEvent.paste(target, { clipboardData: { getData: () => text } });
    };
    paste(field, `Rs.500 debited. UPI Ref No ${REFERENCE}. Not you? Call 18001234567`);
    expect((field as HTMLInputElement).value).toBe(REFERENCE);
    expect(screen.getAllByText('Found in what you pasted. Please check it.').length).toBeGreaterThan(0);
    await userEvent.clear(field);
    paste(document.body, 'Paid ₹500 to Play Chips');
    expect((field as HTMLInputElement).value).toBe('');
    paste(document.body, `UTR: ${REFERENCE}`);
    expect((field as HTMLInputElement).value).toBe(REFERENCE);
    expect(sent).toEqual([]);
  });

  it('[CASH-01] a keyboard that puts in what was copied does not call it a paste: the id is found all the same', async () => {
    const { field } = await confirming();
    const message = `Rs.500 debited. UPI Ref No ${REFERENCE}. Not you? Call 18001234567`;
    fireEvent.input(field, { target: { value: message } });
    expect((field as HTMLInputElement).value).toBe(REFERENCE);
    fireEvent.input(field, { target: { value: `${REFERENCE}1` } });
    expect((field as HTMLInputElement).value).toBe(`${REFERENCE}1`);
  });

  it('[CASH-01] an id that is filled in at one go, by hand or by the browser, is not called pasted', async () => {
    const { field } = await confirming();
    fireEvent.input(field, { target: { value: REFERENCE } });
    expect((field as HTMLInputElement).value).toBe(REFERENCE);
    expect(screen.queryByText('Found in what you pasted. Please check it.')).toBeNull();
  });

  it('[CASH-01] a picture that is needed is asked for', async () => {
    const { field, sent } = await confirming({ gateways: [aGateway({ proofNeeded: true })] });
    await userEvent.type(field, REFERENCE);
    await userEvent.click(screen.getByRole('button', { name: 'Submit deposit' }));
    expect(screen.getByText('Add a screenshot of the payment.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('[F13] [F14] a refusal keeps the entries: of the id at its field, a cool-down with its seconds', async () => {
    const { field, submission, fake } = await confirming();
    await userEvent.type(field, REFERENCE);
    await userEvent.click(screen.getByRole('button', { name: 'Submit deposit' }));
    act(() =>
      submission.submissionMoved({
        state: 'rejected',
        message: { kind: 'server', text: 'Used <b>before</b>.' },
        code: 'REFERENCE_USED',
        waitSeconds: null,
      }),
    );
    expect(screen.getByText('Used <b>before</b>.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    act(() =>
      submission.submissionMoved({
        state: 'rejected',
        message: { kind: 'server', text: 'Slow down.' },
        code: null,
        waitSeconds: 5,
      }),
    );
    expect(screen.getByRole('button', { name: 'Try again in 5 seconds' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('alert').textContent).toBe('Slow down.');
    await act(async () => fake.scheduler.advance(5_000));
    expect(screen.getByRole('button', { name: 'Submit deposit' })).toHaveProperty('disabled', false);
    expect((field as HTMLInputElement).value).toBe(REFERENCE);
  });

  it('[CASH-01] [F13] a limit of the player’s own is said in plain words: which, what is left, and where it is changed', async () => {
    onDeposit('m_paytm', { limited: true });
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '500');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/deposit limit you set yourself/);
    await screen.findByText('Deposit limit, 24 hours: ₹400 of ₹1,000 left.');
    expect(screen.queryByText(/30 days/)).toBeNull();
    const link = screen.getByRole('link', { name: 'See or change your limits' });
    expect(link.getAttribute('href')).toBe('/responsiblegame');
    expect(screen.queryByText(/^If the money has already left/)).toBeNull();
  });

  it('[CASH-01] one that stops what was paid already says whom to ask about the money', async () => {
    const { field, submission } = await confirming();
    await userEvent.type(field, REFERENCE);
    await userEvent.click(screen.getByRole('button', { name: 'Submit deposit' }));
    act(() =>
      submission.submissionMoved({
        state: 'rejected',
        message: { kind: 'server', text: 'Over a limit.' },
        code: 'SELF_LIMIT',
        waitSeconds: null,
      }),
    );
    expect(screen.getByText(/^If the money has already left your account/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See or change your limits' })).toBeTruthy();
  });

  it('[F65] a lost answer shows that it is being asked for, and no form', async () => {
    const { submission } = await confirming();
    act(() =>
      submission.submissionMoved({ state: 'unknown', key: submissionKey('a'.repeat(32)), sentAt: 0 }),
    );
    expect(screen.getByText('We are checking whether your deposit arrived')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit deposit' })).toBeNull();
    expect(screen.queryByText('What you sent')).toBeNull();
  });

  it('[F65] [F89] after a reload it says what was sent, and what is sent again is the same', async () => {
    const { submission, sent, field } = await confirming();
    act(() => submission.submissionMoved({ state: 'unknown', ...SENT }));
    const facts = within(screen.getByRole('region', { name: 'What you sent' }));
    for (const text of ['₹500.00', 'Paytm', REFERENCE, '15 Jan, 14:00']) facts.getByText(text);
    expect(field.isConnected).toBe(false);
    act(() => submission.submissionMoved(UNHEARD));
    screen.getByRole('region', { name: 'What you sent' });
    await userEvent.click(await screen.findByRole('button', { name: 'Submit deposit' }));
    expect(sent).toEqual([{ order: 'O10042', reference: REFERENCE, proof: null }]);
    const again = screen.getByRole('textbox', { name: /UTR/ });
    await userEvent.clear(again);
    expect((again as HTMLInputElement).value).toBe('');
  });

  it.each([
    ['approved', '₹500.00 is in your balance'],
    ['declined', 'The deposit was declined'],
    ['expired', 'The deposit has expired'],
    ['unknown', 'Your deposit is being checked'],
  ] as const)('[CASH-01] [F25] pending becomes %s before the player’s eyes', async (status, title) => {
    const { state } = onDeposit('m_paytm', { recent: [aDeposit()] });
    await screen.findByText('We are checking your payment');
    act(() => state.recentArrived([aDeposit({ status, reason: status === 'declined' ? 'Not found.' : '' })]));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByText('Reason: Not found.') === null).toBe(status !== 'declined');
  });

  it.each([
    ['m_paytm', null],
    ['return', 'a'.repeat(32)],
  ])('[CASH-01] what became of it is brought into view, with the focus (/deposit/%s)', async (param, key) => {
    const { state } = onDeposit(param, { recent: [aDeposit()], ...(key === null ? {} : { leftWith: key }) });
    await screen.findByText('We are checking your payment');
    const scrolledTo = scrolledAway();
    act(() => state.recentArrived([aDeposit({ status: 'approved' })]));
    expect(scrolledTo).toEqual(['₹500.00 is in your balance']);
    expect(document.activeElement?.contains(screen.getByText('₹500.00 is in your balance'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[F65] the way back shows what the server says of this tab’s payment, whatever the address says', async () => {
    const { state } = onDeposit('return', { recent: [aDeposit()], leftWith: 'a'.repeat(32) });
    await screen.findByText('We are checking your payment');
    act(() => state.recentArrived([aDeposit({ status: 'declined' })]));
    expect(screen.getByText('The deposit was declined')).toBeTruthy();
  });

  it('[F65] nothing was paid from this tab: the way back shows nobody’s payment', async () => {
    onDeposit('return', { recent: [aDeposit()] });
    await screen.findByText(/^There is no payment to track here/);
    expect(screen.queryByText('We are checking your payment')).toBeNull();
  });
});
