import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BanksApp, BanksShown } from '@/application/cashier/BanksApp';
import type { CashierApp } from '@/application/cashier/CashierApp';
import { checkBankForm } from '@/domain/cashier/checkBankForm';
import type { BankForm } from '@/domain/cashier/checkBankForm';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { bankAccountId } from '@/domain/shared/ids';
import { BankPage } from '@/ui/cashier/bank/BankPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBank, HOLDER } from '@tests/support/mothers/banks';
import { invent } from '@tests/support/mothers/invent';
import { renderWithApp } from '@tests/support/renderWithApp';

const other = aBank({ id: bankAccountId('BA2'), masked: '••••7788', bank: '', isDefault: false });
const page = (accounts: readonly BankAccount[], more: Partial<BanksShown> = {}): BanksShown => ({
  accounts,
  count: accounts.length,
  types: ['bank', 'upi'],
  panNeeded: false,
  ...more,
});

function shown(changes: Partial<BanksApp>, path = '/bank-details') {
  const banks: BanksApp = {
    submission: { submission: { state: 'idle' } },
    resume: () => undefined,
    load: async () => ok(page([aBank(), other])),
    add: async () => ok(),
    makeDefault: async () => ok(),
    remove: async () => ok(),
    ...changes,
  };
  const fake = fakePlayerApp({ user: PLAYER }, { 'cashier.open': async () => ({ banks }) as CashierApp });
  return { ...renderWithApp(<BankPage />, fake, { path }), ...fake };
}
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your accounts' })).getAllByRole('listitem');

describe('/bank-details', () => {
  it('[CASH-04] shows accounts by their end, which is the default, and whether money can go there', async () => {
    const declined = aBank({ ...other, check: 'declined', reason: '<b>Not yours</b>' });
    shown({ load: async () => ok(page([aBank(), declined])) });
    const [first, second] = await cards();
    expect(first?.textContent).toContain('HDFC Bank');
    expect(first?.textContent).toContain('Default');
    expect(first?.textContent).toContain('Verified');
    expect(second?.textContent).toContain('Not verified');
    expect(second?.textContent).toContain('<b>Not yours</b>');
  });

  it('[CASH-04] an account whose check failed is no default and is not offered as one', async () => {
    const failed = aBank({ check: 'declined', isDefault: true });
    const unasked = aBank({ ...other, id: bankAccountId('BA3'), check: 'expired' });
    shown({ load: async () => ok(page([failed, unasked, { ...other, check: 'pending' }])) });
    const [first, second, third] = await cards();
    expect(first?.textContent).not.toContain('Default');
    for (const card of [first, second])
      expect(within(card ?? document.body).queryByRole('button', { name: /^Make default/ })).toBeNull();
    within(third ?? document.body).getByRole('button', { name: 'Make default: ••••7788' });
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: /^Remove/ }));
    expect(screen.getByRole('dialog').textContent).not.toContain('default');
  });

  it('[CASH-04] one that is on the list already is said at its field, and no code is asked for', async () => {
    const message = { kind: 'server', text: 'This account is already on your list.' } as const;
    shown({ add: async () => fail({ fields: { number: message }, message: null }) });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add account' }))[0]!);
    const form = within(screen.getByRole('dialog', { name: 'Add an account' }));
    await userEvent.click(form.getByRole('button', { name: 'Add account' }));
    await form.findByText(message.text);
    expect(form.getByLabelText('Account number').getAttribute('aria-invalid')).toBe('true');
    expect(form.queryByRole('textbox', { name: 'Code from the SMS' })).toBeNull();
  });

  it('[CASH-04] [F93] where nothing can be added nothing can be changed either: accounts are shown, without controls', async () => {
    const { unmount } = shown({ load: async () => ok(page([aBank(), other], { types: [] })) });
    for (const card of await cards()) expect(within(card).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
    unmount();
    shown({ load: async () => ok(page([], { types: [] })) });
    await screen.findByText(/^No account yet\. To add one, contact support/);
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  it('[CASH-04] [F05] says what is missing, what failed, and tries again', async () => {
    let answer: Awaited<ReturnType<BanksApp['load']>> = fail(say('bank.failed'));
    shown({ load: async () => answer });
    await screen.findByText('Your bank accounts could not be loaded. Try again.');
    answer = ok(page([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^No account yet/);
    expect(screen.getAllByRole('button', { name: 'Add account' })).toHaveLength(1);
  });

  it('[F05] [F06] a wait has its bones, and is said when it is long', async () => {
    let asked = false;
    const { scheduler } = shown({
      load: () => {
        asked = true;
        return new Promise<never>(() => undefined);
      },
    });
    expect(screen.getByText('Loading')).toBeDefined();
    await waitFor(() => expect(asked).toBe(true));
    await act(async () => scheduler.advance(5_000));
    await screen.findByText('This is taking longer than usual…');
  });

  it('[CASH-04] asks again while an account is being checked', async () => {
    let asked = 0;
    const { scheduler } = shown({
      load: async () => {
        asked += 1;
        return ok(page([aBank({ check: asked === 1 ? 'pending' : 'approved' })]));
      },
    });
    await screen.findByText('Being checked');
    await act(async () => scheduler.advance(15_000));
    await screen.findByText('Verified');
    await act(async () => scheduler.advance(60_000));
    expect(asked).toBe(2);
  });

  it('[CASH-04] [X30] pages of ten, in the address; what is no page is the first', async () => {
    const asked: number[] = [];
    shown(
      {
        load: async (number: number) => {
          asked.push(number);
          return ok(page([aBank()], { count: 13 }));
        },
      },
      '/bank-details?page=-7',
    );
    await screen.findByText('1-1 of 13');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('11-11 of 13');
    expect(asked).toEqual([1, 2]);
  });

  it('[CASH-04] a refusal is said beside the list, and nothing moved', async () => {
    shown({
      makeDefault: async () => fail({ kind: 'server' as const, text: 'A withdrawal is on its way.' }),
    });
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Make default: ••••7788' }));
    expect((await screen.findByText('A withdrawal is on its way.')).closest('[role=alert]')).not.toBeNull();
  });

  it('[X29] the form says what is wrong when a field is left, keeps entries, and asks for the PAN only when told to', async () => {
    const sent: unknown[] = [];
    shown({
      load: async () => ok(page([], { panNeeded: true })),
      add: async (form: unknown) => {
        sent.push(form);
        return fail({ fields: {}, message: say('bank.notAdded') });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add account' }));
    const form = screen.getByRole('dialog');
    await userEvent.type(within(form).getByLabelText('IFSC'), 'hdfc1');
    expect(within(form).queryByText(/^Enter the IFSC/)).toBeNull();
    await userEvent.type(within(form).getByLabelText('PAN'), 'abcpe1234f');
    await within(form).findByText(/^Enter the IFSC/);
    expect(within(form).queryByText(/^Enter the name/)).toBeNull();
    await userEvent.click(within(form).getByRole('button', { name: 'Add account' }));
    await within(form).findByText('The account was not added. Try again.');
    expect(sent).toMatchObject([{ ifsc: 'HDFC1', pan: 'ABCPE1234F' }]);
    expect(within(form).getByLabelText<HTMLInputElement>('IFSC').value).toBe('HDFC1');
  });

  it('[CASH-04] [X29] an account that was copied from elsewhere is sent as it was meant, whoever holds it', async () => {
    const from = invent('an account of the bank form');
    for (const holder of [from.name(), from.longName()]) {
      const sent: unknown[] = [];
      const add = async (form: unknown) => (sent.push(form), ok());
      const { unmount } = shown({ load: async () => ok(page([])), add });
      const [number, ifsc] = [from.accountNumber(), from.ifsc()];
      await userEvent.click(await screen.findByRole('button', { name: 'Add account' }));
      const form = within(screen.getByRole('dialog'));
      await userEvent.type(form.getByLabelText('Account holder'), ` \u200E${holder} `);
      await userEvent.type(
        form.getByLabelText('Account number'),
        `\u200E${number.slice(0, 4)} ${number.slice(4)}`,
      );
      await userEvent.type(form.getByLabelText('Confirm account number'), number);
      await userEvent.type(form.getByLabelText('IFSC'), ifsc.toLowerCase());
      await userEvent.click(form.getByRole('button', { name: 'Add account' }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(checkBankForm(sent[0] as BankForm, false)).toEqual(
        ok({ type: 'bank', holder, number, ifsc, pan: null }),
      );
      unmount();
    }
  });

  it('[CASH-04] a long name is whole on its card', async () => {
    shown({});
    const [first] = await cards();
    expect(first?.textContent).toContain(HOLDER);
  });

  it('[CASH-04] a code that the backend wants is asked for in place; it goes off by itself, and a wrong one is said at its field', async () => {
    const tried: unknown[] = [];
    const at = (text: string) => fail({ fields: { code: { kind: 'server', text } as const }, message: null });
    const sent = 'Enter the code that we sent to the number ending in 1234.';
    shown({
      add: async (_form, _panNeeded, code = null) => {
        tried.push(code);
        if (code === null) return at(sent);
        return code === '654321' ? ok() : at('This code is wrong.');
      },
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add account' }))[0]!);
    const form = within(screen.getByRole('dialog', { name: 'Add an account' }));
    await userEvent.click(form.getByRole('button', { name: 'Add account' }));
    expect((await form.findByText(sent)).closest('[role=status]')).toBeTruthy();
    const code = form.getByRole<HTMLInputElement>('textbox', { name: 'Code from the SMS' });
    expect(code.getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(code, '111111');
    expect(await form.findByText('This code is wrong.')).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(form.getByRole('button', { name: 'Send a new code' }));
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add an account' })).toBeNull());
    expect(tried).toEqual([null, '111111', null, '654321']);
  });
});
