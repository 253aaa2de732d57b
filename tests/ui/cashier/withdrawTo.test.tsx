import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { CashierApp } from '@/application/cashier/CashierApp';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import type { WithdrawalsApp } from '@/application/cashier/WithdrawalsApp';
import type { Withdrawal, WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import { bankAccountId } from '@/domain/shared/ids';
import { ok } from '@/domain/shared/Result';
import { Shell } from '@/ui/layout/Shell';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import type { FakeGiven } from '@tests/support/fakes/fakePlayerApp';
import { aBank } from '@tests/support/mothers/banks';
import { aMethod, aWithdrawSituation, aWithdrawal, upiMethod } from '@tests/support/mothers/withdrawals';
import { renderWithApp } from '@tests/support/renderWithApp';

const BANK = aBank({ id: bankAccountId('B1'), type: 'bank', isDefault: true });
const UPI = aBank({
  ...{ id: bankAccountId('U1'), type: 'upi', bank: '', ifsc: '', masked: 'as•••@okaxis' },
  isDefault: false,
});
const walletMethod = aMethod({
  ...{ id: 'wallet', mode: 'wallet', name: 'Paytm <b>wallet</b>' },
  fee: { ...aMethod().fee, basisPoints: 100 },
});
const OVERVIEW: WithdrawOverview = {
  methods: [aMethod(), upiMethod, walletMethod],
  situation: aWithdrawSituation(),
  accounts: [BANK, UPI],
  pending: [],
};
const waiting = (...ids: readonly string[]) => ({ situation: aWithdrawSituation({ waiting: ids }) });

function shown(parts: Partial<WithdrawOverview> = {}, path = '/withdraw', config: FakeGiven['config'] = {}) {
  const view = new SubmissionStore<Withdrawal>();
  const orders: WithdrawOrder[] = [];
  let overview = { ...OVERVIEW, ...parts };
  const withdrawals: WithdrawalsApp = {
    view,
    loadOverview: async () => ok(overview),
    list: async () => ok({ withdrawals: [], count: 0 }),
    collect: async () => ok({ withdrawals: [], whole: true, unread: 0 }),
    addressFits: async () => true,
    submit: async (order) => void orders.push(order),
    resume: () => undefined,
    acknowledge: () => view.submissionMoved({ state: 'idle' }),
    follow: () => () => undefined,
    cancel: async () => ok(aWithdrawal()),
  };
  const fake = fakePlayerApp(
    { user: PLAYER, config },
    { 'cashier.open': async () => ({ withdrawals }) as CashierApp },
  );
  renderWithApp(<Shell />, fake, { path });
  const turn = (changes: Partial<WithdrawOverview>) => (overview = { ...overview, ...changes });
  return { view, orders, turn };
}
const main = () => within(screen.getByRole('main'));
const ticked = async () =>
  (await main().findAllByRole<HTMLInputElement>('radio')).filter(({ checked }) => checked).length;
const amount = () => main().findByRole('textbox', { name: /^Amount/ });

describe('where a withdrawal goes', () => {
  it('[CASH-02] is the default account, named beside the button with the fee', async () => {
    shown();
    await userEvent.type(await amount(), '1500');
    expect(main().getByRole<HTMLInputElement>('radio', { name: /HDFC Bank/ }).checked).toBe(true);
    expect(main().getByText('To HDFC Bank ••••9012 · No fee')).toBeTruthy();
  });

  it('[CASH-02] is nothing while the default cannot be paid: why is said, and no press books another', async () => {
    const { orders } = shown(waiting('bank'));
    await userEvent.type(await amount(), '1500');
    expect(await ticked()).toBe(0);
    main().getByText(
      'Your default, HDFC Bank ••••9012, cannot be used now: a withdrawal by Bank transfer is still pending. Please choose another.',
    );
    main().getByText('HDFC Bank ••••9012 cannot be used now');
    expect(main().queryByRole('button', { name: /^Withdraw ₹/ })).toBeNull();
    await userEvent.click(main().getByRole('button', { name: 'Choose where the money goes' }));
    main().getByText('Choose an account.');
    const upi = main().getByRole('radio', { name: /as•••@okaxis/ });
    expect([document.activeElement, orders]).toEqual([upi, []]);
    await userEvent.click(upi);
    main().getByText('To UPI as•••@okaxis · No fee');
    await userEvent.click(main().getByRole('button', { name: 'Withdraw ₹1,500.00' }));
    expect(orders).toMatchObject([{ method: 'upi', target: { kind: 'account', accountId: 'U1' } }]);
  });

  it('[CASH-02] what another UPI ID is stands right under its row, before the ways that follow', async () => {
    shown();
    await userEvent.click(await main().findByRole('radio', { name: /Another UPI ID/ }));
    const field = main().getByRole('textbox', { name: 'UPI ID' });
    const follows = (next: Element) => field.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(main().getByRole('radio', { name: /Paytm/ }))).toBeTruthy();
    expect(follows(main().getByRole('link', { name: 'Add or manage accounts' }))).toBeTruthy();
  });

  it('[CASH-02] is not what is left over either: a way that costs is chosen with open eyes', async () => {
    shown(waiting('bank', 'upi'));
    await userEvent.type(await amount(), '1500');
    expect(await ticked()).toBe(0);
    await userEvent.click(main().getByRole('button', { name: 'Choose where the money goes' }));
    await userEvent.click(main().getByRole('radio', { name: /Paytm/ }));
    expect(main().queryByText('Enter the mobile number of the wallet.')).toBeNull();
    main().getByText('To Paytm <b>wallet</b> · Fee ₹15.00');
    await userEvent.clear(await amount());
    main().getByText('To Paytm <b>wallet</b> · Fee 1%');
  });

  it('[CASH-02] after one that went through, nothing is chosen for the next', async () => {
    const { view, turn } = shown();
    await userEvent.type(await amount(), '1500');
    await userEvent.click(main().getByRole('button', { name: 'Withdraw ₹1,500.00' }));
    turn(waiting('bank'));
    act(() => view.submissionMoved({ state: 'accepted', received: aWithdrawal(), earlier: false }));
    await userEvent.click(await main().findByRole('link', { name: 'Back to Withdraw' }));
    await main().findByText(/^Your default, HDFC Bank/);
    expect(await ticked()).toBe(0);
  });

  it('[CASH-02] an account whose check failed is no default, whatever is said of it', async () => {
    shown({ accounts: [{ ...BANK, check: 'declined' }, UPI] });
    expect(await ticked()).toBe(0);
    main().getByText('Nothing chosen under “Pay to” yet');
    expect(main().queryByText('Default')).toBeNull();
    expect(main().queryByText(/^Your default/)).toBeNull();
  });

  it('[CASH-02] where the amount has a page of its own, its way is chosen by the same rule', async () => {
    shown(waiting('bank'), '/withdrawnew', { withdrawVariant: 'wizard' });
    expect(await ticked()).toBe(0);
    main().getByText(/^Your default, HDFC Bank ••••9012, cannot be used now/);
    expect(main().getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true);
  });
});
