import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { CashierApp } from '@/application/cashier/CashierApp';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import type { WithdrawalsApp } from '@/application/cashier/WithdrawalsApp';
import type { Withdrawal, WithdrawOrder, WithdrawTarget } from '@/domain/cashier/withdrawals/Withdrawal';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { submissionKey, withdrawalId } from '@/domain/shared/ids';
import { Shell } from '@/ui/layout/Shell';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import type { FakeGiven } from '@tests/support/fakes/fakePlayerApp';
import { aBank } from '@tests/support/mothers/banks';
import { invent } from '@tests/support/mothers/invent';
import {
  aMethod,
  aWithdrawSituation,
  aWithdrawal,
  cryptoMethod,
  upiMethod,
} from '@tests/support/mothers/withdrawals';
import { scrolledAway } from '@tests/support/scrolledAway';
import { renderWithApp } from '@tests/support/renderWithApp';

const OVERVIEW: WithdrawOverview = {
  methods: [aMethod(), upiMethod, cryptoMethod],
  situation: aWithdrawSituation(),
  accounts: [],
  pending: [],
};
/** Pasted in capitals, with the mark that a chat puts before it. */
const UPI = invent('a withdrawal to a UPI id').upiId();
const TYPED = ` \u200E${UPI.toUpperCase()} `;
const KEY = { key: submissionKey('0'.repeat(32)), sentAt: 0 };

function shown(path: string, changes: Partial<WithdrawalsApp> = {}, config: FakeGiven['config'] = {}) {
  const view = new SubmissionStore<Withdrawal>();
  const orders: WithdrawOrder[] = [];
  const withdrawals: WithdrawalsApp = {
    view,
    loadOverview: async () => ok(OVERVIEW),
    list: async () => ok({ withdrawals: [], count: 0 }),
    collect: async () => ok({ withdrawals: [], whole: true, unread: 0 }),
    addressFits: async () => true,
    submit: async (order: WithdrawOrder) => void orders.push(order),
    resume: () => undefined,
    acknowledge: () => view.submissionMoved({ state: 'idle' }),
    follow: () => () => undefined,
    cancel: async () => ok(aWithdrawal({ status: 'declined', cancelled: true })),
    ...changes,
  };
  const fake = fakePlayerApp(
    { user: PLAYER, config },
    { 'cashier.open': async () => ({ withdrawals }) as CashierApp },
  );
  return { ...renderWithApp(<Shell />, fake, { path }), ...fake, view, orders };
}
const main = () => within(screen.getByRole('main'));
const overviewWith = (parts: Partial<WithdrawOverview>) => ({
  loadOverview: async () => ok({ ...OVERVIEW, ...parts }),
});

describe('/withdraw', () => {
  it('[CASH-02] shows where the money is: to withdraw, locked, on its way, and coins that stay', async () => {
    const situation = aWithdrawSituation({
      withdrawable: rupees(1_000),
      locked: rupees(9_000),
      onItsWay: rupees(500),
    });
    shown('/withdraw', overviewWith({ situation }));
    await main().findByText('₹1,000.00');
    for (const text of ['₹9,000.00', '₹500.00', 'Not withdrawable: coins are not cash.'])
      expect(main().getByText(text)).toBeTruthy();
  });

  it('[F65] while a request has no answer, what can be paid out is said to be perhaps less', async () => {
    let resumed = 0;
    const { view } = shown('/withdraw', { resume: () => void (resumed += 1) });
    await main().findByText('₹10,000.00');
    const mayBeLess = () => main().queryByText(/If it arrived, this is less by its amount/);
    expect([resumed > 0, mayBeLess()]).toEqual([true, null]);
    act(() => view.submissionMoved({ state: 'unknown', ...KEY }));
    expect(mayBeLess()).toBeTruthy();
    act(() => view.submissionMoved({ state: 'idle' }));
    expect(mayBeLess()).toBeNull();
  });

  it('[CASH-02] says each thing that is missing, with the way to mend it', async () => {
    const situation = aWithdrawSituation({
      kyc: 'declined',
      withdrawable: rupees(0),
      cash: rupees(0),
      today: 5,
    });
    shown('/withdraw', overviewWith({ situation }));
    const fix = async (name: string) =>
      (await main().findAllByRole('link', { name })).at(-1)?.getAttribute('href');
    expect(await fix('Verify identity')).toBe('/kyc');
    expect(await fix('Deposit')).toBe('/gatewaylist');
    expect(main().getByText(/Your documents were declined/)).toBeTruthy();
    expect(main().getByText(/used all 5 withdrawals for today/)).toBeTruthy();
    expect(main().getByText('Verify your identity')).toBeTruthy();
    expect(main().queryByText('Identity verified')).toBeNull();
  });

  it('[CASH-02] documents that are being checked are nothing to do: they can be seen', async () => {
    shown('/withdraw', overviewWith({ situation: aWithdrawSituation({ kyc: 'pending' }) }));
    expect(await main().findByText('Your identity is being checked')).toBeTruthy();
    expect(main().getByRole('link', { name: 'See your documents' }).getAttribute('href')).toBe('/kyc');
    expect(main().queryByRole('link', { name: 'Verify identity' })).toBeNull();
  });

  it('[F07] [F05] a failure is said, with another try', async () => {
    let answer: Awaited<ReturnType<WithdrawalsApp['loadOverview']>> = fail(say('wire.serverTrouble'));
    shown('/withdraw', { loadOverview: async () => answer });
    const retry = await main().findByRole('button', { name: 'Try again' });
    answer = ok(OVERVIEW);
    await userEvent.click(retry);
    expect(await main().findByText('₹10,000.00')).toBeTruthy();
  });

  it('[CASH-02] where no money moves, nothing of a form is reachable', async () => {
    const remote = {
      backend: 'remote',
      jurisdiction: { minAge: 18, currency: 'INR', realMoney: false },
    } as const;
    for (const path of ['/withdraw', '/withdraw/upi', '/pre-withdraw-page/upi', '/withdrawList']) {
      const { unmount } = shown(path, {}, remote);
      await main().findByText(/There are no payments here/);
      expect(main().queryAllByRole('textbox')).toEqual([]);
      unmount();
    }
  });

  it('[X01] [X24] texts of the server are text, and a broken figure is no amount', async () => {
    const pending = [aWithdrawal({ account: '<img src=x>', methodName: '<b>Bank</b>' })];
    shown('/withdraw', overviewWith({ pending }));
    await main().findByText('<b>Bank</b>');
    expect(document.querySelector('main img, main b')).toBeNull();
  });
});

describe('/withdraw/{mode}', () => {
  async function reviewed(changes: Partial<WithdrawalsApp> = {}) {
    const page = shown('/withdraw/upi', changes);
    await userEvent.type(await main().findByRole('textbox', { name: /^Amount/ }), '1500');
    await userEvent.type(main().getByRole('textbox', { name: 'UPI ID' }), TYPED);
    await userEvent.click(main().getByRole('button', { name: 'Review' }));
    return page;
  }

  it('[CASH-02] asks in paise for what was typed', async () => {
    const { orders } = await reviewed();
    await userEvent.click(main().getByRole('button', { name: 'Withdraw ₹1,500.00' }));
    expect(orders).toEqual([
      {
        method: 'upi',
        amount: 150_000,
        note: '',
        target: { kind: 'address', address: UPI, network: null },
      },
    ]);
  });

  it('[F13] [CASH-02] more than can be withdrawn is said as what is wrong, not as the hint again', async () => {
    const account = aBank({ type: 'bank', check: 'approved', isDefault: true });
    const situation = aWithdrawSituation({ withdrawable: rupees(1_000) });
    shown('/withdraw', overviewWith({ accounts: [account], situation }));
    await userEvent.type(await main().findByRole('textbox', { name: /^Amount/ }), '1500');
    await userEvent.tab();
    expect(main().getByText('That is more than you can withdraw: ₹1,000.00.')).toBeTruthy();
    expect(main().getAllByText(/You can withdraw ₹/)).toHaveLength(1);
  });

  it('[CASH-02] to an account on file one press is all; the button says how much', async () => {
    const account = aBank({ type: 'bank', check: 'approved', isDefault: true });
    const { orders } = shown('/withdraw', overviewWith({ accounts: [account] }));
    await userEvent.type(await main().findByRole('textbox', { name: /^Amount/ }), '1500');
    await userEvent.click(main().getByRole('button', { name: 'Withdraw ₹1,500.00' }));
    expect(orders).toMatchObject([
      { method: 'bank', amount: 150_000, target: { kind: 'account', accountId: account.id } },
    ]);
  });

  it('[F13] [F14] what was refused is said where it was pressed', async () => {
    const account = aBank({ type: 'bank', check: 'approved', isDefault: true });
    const { view } = shown('/withdraw', overviewWith({ accounts: [account] }));
    await userEvent.type(await main().findByRole('textbox', { name: /^Amount/ }), '1500');
    await userEvent.click(main().getByRole('button', { name: 'Withdraw ₹1,500.00' }));
    const message = { kind: 'server', text: 'Not <b>now</b>.' } as const;
    act(() => view.submissionMoved({ state: 'rejected', message, code: null, waitSeconds: 2 }));
    expect((await main().findByRole('alert')).textContent).toBe('Not <b>now</b>.');
    expect(main().getByRole('button', { name: 'Try again in 2 seconds' }).hasAttribute('disabled')).toBe(
      true,
    );
    expect(main().getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toContain('1');
  });

  it('[CASH-02] nothing missing, nothing to read: the page of checks leads on to the form', async () => {
    const { address } = shown('/pre-withdraw-page/upi');
    await waitFor(() => expect(address()).toBe('/withdraw/upi'));
    await main().findByRole('textbox', { name: /^Amount/ });
  });

  it('[F14] [F13] a refusal is said, the entries stay, and a wait is counted down', async () => {
    const { view, clock, scheduler } = await reviewed();
    const message = { kind: 'server', text: '<b>Slow down</b>' } as const;
    act(() => view.submissionMoved({ state: 'rejected', message, code: null, waitSeconds: 2 }));
    expect(main().getByRole('alert').textContent).toBe('<b>Slow down</b>');
    const wait = main().getByRole('button', { name: 'Try again in 2 seconds' });
    expect(wait.hasAttribute('disabled')).toBe(true);
    act(() => scheduler.advance(2_100));
    expect(clock.monotonic()).toBeGreaterThan(2_000);
    await main().findByRole('button', { name: 'Withdraw ₹1,500.00' });
    await userEvent.click(main().getByRole('button', { name: 'Change something' }));
    expect((await main().findByRole<HTMLInputElement>('textbox', { name: 'UPI ID' })).value).toBe(TYPED);
  });

  it('[F65] while nobody knows what became of it there is nothing to send again', async () => {
    const { view } = await reviewed();
    act(() => view.submissionMoved({ state: 'submitting', ...KEY }));
    expect(main().getByRole('button', { name: 'Submitting..' }).getAttribute('aria-disabled')).toBe('true');
    act(() => view.submissionMoved({ state: 'unknown', ...KEY }));
    expect(main().getByText(/We are checking what happened/)).toBeTruthy();
    expect(main().queryByRole('button', { name: /Withdraw ₹/ })).toBeNull();
    const received = aWithdrawal({ id: withdrawalId('W77'), note: '<i>rent</i>' });
    act(() => view.submissionMoved({ state: 'accepted', received, earlier: false }));
    expect(main().getByText('W77')).toBeTruthy();
    expect(main().getByText('<i>rent</i>')).toBeTruthy();
    expect(main().getByText(/If it is declined, all of it comes back/)).toBeTruthy();
  });

  it('[F89] [F90] not heard of in time: the entries are there, it may be sent again, and what was said to it is said', async () => {
    const { view } = await reviewed();
    const message = { kind: 'key', key: 'withdraw.unconfirmed' } as const;
    const said = { kind: 'server', text: '<b>Forbidden</b>' } as const;
    act(() => view.submissionMoved({ state: 'unconfirmed', ...KEY, message, said, waitSeconds: null }));
    expect(main().getByText(/Sending it again is safe/)).toBeTruthy();
    expect(main().getByText('<b>Forbidden</b>')).toBeTruthy();
    expect(main().getByRole('button', { name: 'Withdraw ₹1,500.00' }).hasAttribute('disabled')).toBe(false);
    await userEvent.click(main().getByRole('button', { name: 'Change something' }));
    const upi = await main().findByRole<HTMLInputElement>('textbox', { name: 'UPI ID' });
    expect(upi.value.trim()).not.toBe('');
    act(() => view.submissionMoved({ state: 'accepted', received: aWithdrawal(), earlier: true }));
    expect(main().getByText(/What you entered after it was not sent/)).toBeTruthy();
  });

  it('[F65] [F89] opened again, it says what was sent and that it is asked for, though its form is empty', async () => {
    const summary = { amount: rupees(1_500), method: 'UPI', account: 'as•••@okaxis', reference: '' };
    const { view } = shown('/withdraw/upi');
    await main().findByRole('textbox', { name: 'UPI ID' });
    act(() => view.submissionMoved({ state: 'unknown', ...KEY, summary }));
    const facts = () => within(main().getByRole('region', { name: 'What you sent' }));
    for (const text of ['₹1,500.00', 'UPI', 'as•••@okaxis']) facts().getByText(text);
    main().getByText(/We are checking what happened/);
    const message = { kind: 'key', key: 'withdraw.unconfirmed' } as const;
    act(() =>
      view.submissionMoved({ state: 'unconfirmed', ...KEY, summary, message, said: null, waitSeconds: null }),
    );
    facts().getByText('as•••@okaxis');
    expect(main().getByText(/Sending it again is safe/)).toBeTruthy();
    expect(main().getByRole<HTMLInputElement>('textbox', { name: 'UPI ID' }).value).toBe('');
  });

  it('[F65] the list of requests says it too', async () => {
    const summary = { amount: rupees(1_500), method: 'UPI', account: 'as•••@okaxis', reference: '' };
    const { view } = shown('/withdrawList');
    await main().findByText(/^No/);
    act(() => view.submissionMoved({ state: 'unknown', ...KEY, summary }));
    main().getByText('No answer came for a withdrawal you sent. We are checking it.');
    expect(within(main().getByRole('region', { name: 'What you sent' })).getByText('₹1,500.00')).toBeTruthy();
  });

  it('[X29] what is kept beside its key has no whole address', async () => {
    const summaries: unknown[] = [];
    const submit: WithdrawalsApp['submit'] = async (_order, summary) => void summaries.push(summary);
    await reviewed({ submit });
    await userEvent.click(main().getByRole('button', { name: 'Withdraw ₹1,500.00' }));
    expect(summaries).toMatchObject([{ amount: rupees(1_500), reference: '' }]);
    expect(JSON.stringify(summaries)).toContain('•••@');
    expect(JSON.stringify(summaries)).not.toContain(UPI);
  });

  it('[F14] [F89] a wait that comes without an answer is counted down too', async () => {
    const { view } = await reviewed();
    const message = { kind: 'key', key: 'withdraw.unconfirmed' } as const;
    act(() => view.submissionMoved({ state: 'unconfirmed', ...KEY, message, said: null, waitSeconds: 2 }));
    expect(main().getByRole('button', { name: 'Try again in 2 seconds' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('[CASH-02] the browser’s way back from the review leads to the form with all that was typed, the one forward to the form too', async () => {
    const { address, orders } = await reviewed();
    expect(address()).toBe('/withdraw/upi?step=review');
    act(() => history.back());
    const upi = await main().findByRole<HTMLInputElement>('textbox', { name: 'UPI ID' });
    expect([upi.value, main().getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value]).toEqual([
      TYPED,
      '1,500',
    ]);
    expect(address()).toBe('/withdraw/upi');
    act(() => history.forward());
    await waitFor(() => expect(address()).toBe('/withdraw/upi'));
    expect(main().getByRole('textbox', { name: 'UPI ID' })).toBe(upi);
    await userEvent.click(main().getByRole('button', { name: 'Review' }));
    await main().findByRole('button', { name: 'Withdraw ₹1,500.00' });
    expect(orders).toEqual([]);
  });

  it('[CASH-02] the review’s own way back leaves no entry behind, however often it is pressed', async () => {
    const { address } = await reviewed();
    const { length } = history;
    const change = main().getByRole('button', { name: 'Change something' });
    act(() => {
      change.click();
      change.click();
    });
    await main().findByRole('textbox', { name: 'UPI ID' });
    expect(address()).toBe('/withdraw/upi');
    await userEvent.click(main().getByRole('button', { name: 'Review' }));
    await main().findByRole('button', { name: 'Change something' });
    expect(history.length).toBe(length);
  });

  it('[F14] [CASH-02] a refusal is read and done with when the browser’s way back is taken', async () => {
    const { view } = await reviewed();
    const message = { kind: 'server', text: 'Not now.' } as const;
    act(() => view.submissionMoved({ state: 'rejected', message, code: null, waitSeconds: null }));
    act(() => history.back());
    await main().findByRole('textbox', { name: 'UPI ID' });
    expect(main().queryByText('Not now.')).toBeNull();
  });

  it('[F65] [CASH-02] what is on its way when the browser’s way back is taken keeps its form, and its answer is said there', async () => {
    const { view } = await reviewed();
    act(() => view.submissionMoved({ state: 'submitting', ...KEY }));
    act(() => history.back());
    await main().findByRole('textbox', { name: 'UPI ID' });
    expect(main().getByRole('button', { name: 'Submitting..' }).getAttribute('aria-disabled')).toBe('true');
    const received = aWithdrawal({ id: withdrawalId('W78') });
    act(() => view.submissionMoved({ state: 'accepted', received, earlier: false }));
    main().getByText('W78');
    act(() => history.forward());
    await main().findByText('W78');
    expect(main().queryByRole('button', { name: /Withdraw ₹/ })).toBeNull();
  });

  it('[F65] [CASH-02] what was sent has no review any more: neither behind its receipt nor before it', async () => {
    const { view, address } = await reviewed();
    const received = aWithdrawal({ id: withdrawalId('W79') });
    act(() => view.submissionMoved({ state: 'accepted', received, earlier: false }));
    await waitFor(() => expect(address()).toBe('/withdraw/upi'));
    main().getByText('W79');
    act(() => history.forward());
    await main().findByText('W79');
    await waitFor(() => expect(address()).toBe('/withdraw/upi'));
  });

  it('[CASH-02] the receipt is brought into view: when it comes, when its review is left, and when it is cancelled', async () => {
    let look = (): void => undefined;
    const cancelled = aWithdrawal({ id: withdrawalId('W79'), status: 'declined', cancelled: true });
    const { view, address } = await reviewed({
      follow: (_waits, go) => {
        look = go;
        return () => undefined;
      },
      list: async () => ok({ withdrawals: [cancelled], count: 1 }),
    });
    const scrolledTo = scrolledAway();
    const received = aWithdrawal({ id: withdrawalId('W79') });
    act(() => view.submissionMoved({ state: 'accepted', received, earlier: false }));
    expect(scrolledTo[0]).toBe('Withdrawal requested');
    await waitFor(() => expect(address()).toBe('/withdraw/upi'));
    // The browser has scrolled to where the form was.
    await waitFor(() => expect(scrolledTo.length).toBeGreaterThanOrEqual(2));
    expect(document.activeElement).toBe(main().getByRole('heading', { name: 'Withdrawal requested' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await act(async () => look());
    expect(scrolledTo.at(-1)).toBe('Withdrawal not paid');
    expect(document.activeElement).toBe(main().getByRole('heading', { name: 'Withdrawal not paid' }));
  });

  it('[CASH-02] an address that names the review with nothing asked for is the form', async () => {
    const { address } = shown('/withdraw/upi?step=review');
    await main().findByRole('textbox', { name: 'UPI ID' });
    await waitFor(() => expect(address()).toBe('/withdraw/upi'));
  });

  it('[CASH-02] an address of the other network is told apart', async () => {
    shown('/withdraw/crypto');
    await userEvent.type(
      await main().findByRole('textbox', { name: 'Your TRC20 address' }),
      `0x${'a'.repeat(40)}`,
    );
    await userEvent.tab();
    expect(await main().findByText(/belongs to another network/)).toBeTruthy();
  });
});

describe('an address with a slip of the finger', () => {
  const ADDRESS = invent('a withdrawal to a chain').tronAddress();

  it('[X29] [CASH-02] its sum is asked before it is read once more: said at the field, and gone with the next edit', async () => {
    const asked: string[] = [];
    const addressFits = async (target: WithdrawTarget) => {
      if (target.kind === 'address') asked.push(target.address);
      return asked.length > 1;
    };
    shown('/withdraw/crypto', { addressFits });
    const amount = await main().findByRole('textbox', { name: /^Amount/ });
    await userEvent.type(amount, '2000');
    const address = main().getByRole('textbox', { name: /address/i });
    await userEvent.type(address, ADDRESS);
    await userEvent.click(main().getByRole('button', { name: 'Review' }));
    expect(await main().findByText('A character of this address is wrong. Copy it again.')).toBeTruthy();
    expect(document.activeElement).toBe(address);
    await userEvent.type(address, '{Backspace}');
    expect(main().queryByText('A character of this address is wrong. Copy it again.')).toBeNull();
    await userEvent.type(address, ADDRESS.slice(-1));
    await userEvent.click(main().getByRole('button', { name: 'Review' }));
    expect(await main().findByText(`${ADDRESS} (TRC20)`)).toBeTruthy();
    expect(asked).toEqual([ADDRESS, ADDRESS]);
  });
});

describe('the wizard', () => {
  async function inWizard() {
    const page = shown('/withdrawnew', {}, { withdrawVariant: 'wizard' });
    await userEvent.click(await main().findByRole('radio', { name: 'UPI' }));
    await userEvent.type(main().getByRole('textbox', { name: /^Amount/ }), '700');
    await userEvent.click(main().getByRole('button', { name: 'Continue' }));
    await userEvent.type(await main().findByRole('textbox', { name: 'UPI ID' }), TYPED);
    await userEvent.click(main().getByRole('button', { name: 'Review' }));
    return page;
  }

  it('[F65] says how far it got, and ticks the last step only when the server has said so', async () => {
    const { view } = await inWizard();
    const now = () =>
      main().getByRole('list', { name: 'Steps of the withdrawal' }).querySelector('[aria-current]');
    expect(now()?.textContent).toBe('3Review');
    act(() => view.submissionMoved({ state: 'unknown', ...KEY }));
    expect(now()?.textContent).toBe('4Submitted');
    act(() => view.submissionMoved({ state: 'accepted', received: aWithdrawal(), earlier: false }));
    expect(now()?.textContent).toBe('Submitted');
  });

  it('[CASH-02] two steps where the brand wants them: amount and method, then where to', async () => {
    const { address, orders } = await inWizard();
    expect(address()).toBe('/withdrawnewForm?step=review');
    expect(main().queryByRole('textbox', { name: /^Amount/ })).toBeNull();
    await userEvent.click(main().getByRole('button', { name: 'Withdraw ₹700.00' }));
    expect(orders).toMatchObject([{ method: 'upi', amount: 70_000 }]);
  });

  it('[CASH-02] the browser’s way back from its review keeps the amount and what was typed', async () => {
    const { address } = await inWizard();
    act(() => history.back());
    const upi = await main().findByRole<HTMLInputElement>('textbox', { name: 'UPI ID' });
    expect([address(), upi.value]).toEqual(['/withdrawnewForm', TYPED]);
    main().getByText('₹700');
  });
});

describe('/withdrawList', () => {
  const rows = [
    aWithdrawal({ id: withdrawalId('W3'), note: 'rent' }),
    aWithdrawal({ id: withdrawalId('W2'), status: 'declined', reason: 'No.', createdAt: null }),
    aWithdrawal({ id: withdrawalId('W1'), status: 'unknown', cancelled: false }),
  ];

  it('[CASH-02] [F30] says what became of each; only what waits can be taken back, after a question', async () => {
    const cancelled: string[] = [];
    shown('/withdrawList?status=pending&page=abc', {
      list: async () => ok({ withdrawals: rows, count: 3 }),
      cancel: async (id: string) => {
        cancelled.push(id);
        return ok(aWithdrawal({ status: 'declined', cancelled: true }));
      },
    });
    await main().findByText('No.');
    expect(main().getByText('“rent”')).toBeTruthy();
    expect(main().getByText('Being checked')).toBeTruthy();
    await userEvent.click(main().getByRole('button', { name: 'Cancel the withdrawal of ₹1,000.00' }));
    expect(cancelled).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
    expect(cancelled).toEqual(['W3']);
  });

  it('[F93] what could not be read is said, beside the others and alone: never that there is nothing', async () => {
    const said = '2 withdrawals could not be read.';
    const { unmount } = shown('/withdrawList', {
      list: async () => ok({ withdrawals: rows, count: 5, unread: 2 }),
    });
    await main().findByText(said, { exact: false });
    expect(main().getByText('No.')).toBeTruthy();
    unmount();
    shown('/withdrawList', { list: async () => ok({ withdrawals: [], count: 2, unread: 2 }) });
    await main().findByText(said, { exact: false });
    expect(main().queryByText('No withdrawals yet.')).toBeNull();
  });

  it('[X30] a page that is not there leads to the last', async () => {
    const { address } = shown('/withdrawList?page=9', {
      list: async () => ok({ withdrawals: rows, count: 3 }),
    });
    await main().findByText('No.');
    await waitFor(() => expect(address()).toBe('/withdrawList'));
  });
});
