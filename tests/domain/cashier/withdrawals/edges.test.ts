import { describe, expect, it } from 'vitest';
import { moneyPlace } from '@/domain/cashier/withdrawals/Withdrawal';
import { readWithdrawAddress } from '@/domain/cashier/withdrawals/withdrawAddress';
import { mayWithdraw, withdrawChecks } from '@/domain/cashier/withdrawals/withdrawChecks';
import {
  emptyDraft,
  MAX_NOTE,
  payableAccounts,
  readWithdrawDraft,
  targetText,
  withdrawSummary,
} from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import { withdrawFigures } from '@/domain/cashier/withdrawals/withdrawFigures';
import { writeWithdrawFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import { withdrawalsCsv } from '@/domain/cashier/withdrawals/withdrawalsCsv';
import { statementCsv } from '@/domain/cashier/statementCsv';
import type { StatementRow } from '@/domain/cashier/Statement';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { bankAccountId } from '@/domain/shared/ids';
import { aBank } from '@tests/support/mothers/banks';
import { invent } from '@tests/support/mothers/invent';
import {
  aMethod,
  aWithdrawSituation,
  aWithdrawal,
  cryptoMethod,
  upiMethod,
} from '@tests/support/mothers/withdrawals';

const from = invent('withdrawals at their edges');
const TRON = from.tronAddress();
const UPI = from.upiId();
const bank = aMethod();
const wallet = aMethod({ id: 'wallet', mode: 'wallet' });
const [first, second] = [
  aBank({ id: bankAccountId('B1'), isDefault: false }),
  aBank({ id: bankAccountId('B2'), isDefault: true }),
];
const upiAccount = aBank({ id: bankAccountId('U1'), type: 'upi', masked: 'as•••@okaxis', bank: '' });
const draft = (changes: Partial<WithdrawDraft> = {}): WithdrawDraft => ({
  ...{ amountText: '1000', accountId: '', address: '', network: 'TRC20', note: '' },
  ...changes,
});
const orderOf = (...[changes, method, accounts]: [Partial<WithdrawDraft>, typeof bank, (typeof first)[]?]) =>
  readWithdrawDraft(draft(changes), method, aWithdrawSituation(), accounts ?? []);

describe('where the money of a withdrawal is', () => {
  it('[CASH-02] on its way, paid, back, or not known: never guessed', () => {
    expect(
      (['pending', 'approved', 'declined', 'expired', 'unknown'] as const).map((status) =>
        moneyPlace({ status }),
      ),
    ).toEqual(['onItsWay', 'paid', 'back', 'back', 'notKnown']);
  });
});

describe('a draft of a withdrawal', () => {
  it('[CASH-02] an account is paid by the method of its kind', () => {
    const all = [first, upiAccount];
    expect(payableAccounts(all, bank)).toEqual([first]);
    expect(payableAccounts(all, upiMethod)).toEqual([upiAccount]);
    expect(payableAccounts(all, cryptoMethod)).toEqual([]);
    expect(payableAccounts([{ ...first, type: 'card' }], wallet)).toEqual([]);
    expect(payableAccounts(null, bank)).toEqual([]);
  });

  it('[CASH-02] begins with the account that was chosen, and guesses none', () => {
    expect(emptyDraft(bank, second)).toMatchObject({ accountId: 'B2', network: 'TRC20' });
    expect(emptyDraft(bank, null).accountId).toBe('');
    expect(emptyDraft(aMethod({ networks: ['BEP20'] }), null).network).toBe('BEP20');
  });

  it('[CASH-02] is read as an order: the amount in paise, the note without blanks and no longer than it may be', () => {
    const note = from.sentence().repeat(5);
    expect(orderOf({ accountId: 'B2', note: `  ${note}` }, bank, [first, second])).toEqual(
      ok({
        method: 'bank',
        amount: rupees(1_000),
        target: { kind: 'account', accountId: 'B2' },
        note: note.slice(0, MAX_NOTE),
      }),
    );
  });

  it('[CASH-02] is held against the limits of its method and against what can be withdrawn', () => {
    const said = (amountText: string) => orderOf({ amountText, accountId: 'B1' }, bank, [first]);
    expect(said('499.99')).toEqual(fail({ amount: 'belowMin', target: null }));
    expect(said('10000.01')).toEqual(fail({ amount: 'aboveWithdrawable', target: null }));
    expect(said('500').ok && said('10000').ok).toBe(true);
  });

  it('[CASH-02] a bank is paid to an account on file only, and to one that is checked', () => {
    expect(orderOf({ address: UPI }, bank)).toEqual(fail({ amount: null, target: 'account' }));
    expect(orderOf({ accountId: 'B1', amountText: '' }, bank, [{ ...first, check: 'pending' }])).toEqual(
      fail({ amount: 'empty', target: 'account' }),
    );
    expect(orderOf({ accountId: 'B2' }, bank, [first])).toEqual(fail({ amount: null, target: 'account' }));
  });

  it('[CASH-02] an account that is chosen counts before what was typed; nothing chosen, what was typed does', () => {
    const target = (changes: Partial<WithdrawDraft>) => {
      const read = orderOf(changes, upiMethod, [upiAccount]);
      return read.ok ? read.value.target : read.error.target;
    };
    expect(target({ accountId: 'U1', address: UPI })).toEqual({ kind: 'account', accountId: 'U1' });
    expect(target({ address: UPI })).toEqual({ kind: 'address', address: UPI, network: null });
    expect(target({ accountId: 'B1', address: UPI })).toBe('account');
    const coins = readWithdrawDraft(draft({ address: TRON }), cryptoMethod, aWithdrawSituation(), null);
    expect(coins.ok && coins.value.target).toEqual({ kind: 'address', address: TRON, network: 'TRC20' });
  });

  it('[CASH-02] the review names the account as it is masked, or the address as it is sent', () => {
    const text = (
      target: Parameters<typeof targetText>[0]['target'],
      accounts: (typeof first)[] | null = [first, upiAccount],
    ) => targetText({ target }, accounts);
    expect(text({ kind: 'account', accountId: 'B1' })).toBe('HDFC Bank ••••9012');
    expect(text({ kind: 'account', accountId: 'U1' })).toBe('as•••@okaxis');
    expect(text({ kind: 'account', accountId: 'B9' })).toBe('');
    expect(text({ kind: 'account', accountId: 'B1' }, null)).toBe('');
    expect(text({ kind: 'address', address: UPI, network: null })).toBe(UPI);
    expect(text({ kind: 'address', address: TRON, network: 'TRC20' })).toBe(`${TRON} (TRC20)`);
  });
});

describe('what is kept of a withdrawal on the device', () => {
  it('[X29] is its amount, its way and where to, masked; never a whole address', () => {
    const account = aBank({ id: bankAccountId('B1') });
    const of = (
      target: Parameters<typeof targetText>[0]['target'],
      method: Parameters<typeof withdrawSummary>[1] = upiMethod,
    ) =>
      withdrawSummary({ method: 'x', amount: rupees(500), target, note: 'rent for Asha' }, method, [account]);
    const rest = { amount: rupees(500), reference: '' };
    expect(of({ kind: 'account', accountId: 'B1' }, aMethod())).toEqual({
      ...rest,
      method: aMethod().name,
      account: `${account.bank} ${account.masked}`,
    });
    expect(of({ kind: 'address', address: 'asha@okaxis', network: null }).account).toBe('as•••@okaxis');
    expect(of({ kind: 'address', address: TRON, network: 'TRC20' }, cryptoMethod).account).toBe(
      `••••${TRON.slice(-4)}`,
    );
    expect(of({ kind: 'address', address: '9876543210', network: null }, aMethod()).account).toBe('••••3210');
  });
});

describe('an address of a withdrawal', () => {
  it('[CASH-02] is not what stands in the middle of another text', () => {
    const bsc = `0x${'ab12'.repeat(10)}`;
    for (const text of [`x${TRON}`, `${TRON}x`])
      expect(readWithdrawAddress(text, 'crypto', 'TRC20')).toEqual(fail('malformed'));
    for (const text of [`x${bsc}`, `${bsc}0`])
      expect(readWithdrawAddress(text, 'crypto', 'BEP20')).toEqual(fail('malformed'));
    expect(readWithdrawAddress(bsc, 'crypto', 'BEP20')).toEqual(ok(bsc));
    expect(readWithdrawAddress(`${UPI.slice(0, 3)} ${UPI.slice(3)}`, 'upi', null)).toEqual(fail('malformed'));
  });

  it('[X24] is looked at up to a length, and not beyond', () => {
    expect(readWithdrawAddress(UPI.padStart(128), 'upi', null)).toEqual(ok(UPI));
    expect(readWithdrawAddress(UPI.padStart(129), 'upi', null)).toEqual(fail('malformed'));
  });
});

describe('figures of a withdrawal', () => {
  it('[CASH-02] what the fee eats whole brings nothing; a rate that is none is no currency', () => {
    const flat = (fee: number) => ({ fee: { flat: rupees(fee), basisPoints: 0 }, currency: null });
    expect(withdrawFigures(rupees(5), flat(5))).toEqual({
      fee: rupees(5),
      receives: NO_MONEY,
      inCurrency: null,
    });
    expect(withdrawFigures(rupees(5), flat(4)).receives).toBe(rupees(1));
    for (const rate of [0, -1])
      expect(
        withdrawFigures(rupees(5), {
          ...flat(0),
          currency: { code: 'USDT', rate: rate as ReturnType<typeof paise> },
        }).inCurrency,
      ).toBeNull();
    expect(
      withdrawFigures(rupees(5), { ...flat(0), currency: { code: 'USDT', rate: paise(1) } }).inCurrency,
    ).toBe(50_000);
  });

  it('[CASH-02] exactly the least is enough, free or locked', () => {
    const checks = (parts: Parameters<typeof aWithdrawSituation>[0]) =>
      withdrawChecks(aWithdrawSituation(parts), bank, 1);
    expect(mayWithdraw(checks({ withdrawable: rupees(500), locked: NO_MONEY }))).toBe(true);
    const locked = checks({ withdrawable: NO_MONEY, locked: rupees(500) });
    expect(locked.filter(({ met }) => !met).map(({ name }) => name)).toEqual(['wagering']);
    expect(mayWithdraw(locked)).toBe(false);
    expect(mayWithdraw([])).toBe(true);
  });
});

describe('lists in an address and in a file', () => {
  it('[X30] what is usual is not written', () => {
    expect(writeWithdrawFilter({ status: 'all', page: 1, size: 10 })).toEqual({});
    expect(writeWithdrawFilter({ status: 'declined', page: 1, size: 10 })).toEqual({ status: 'declined' });
  });

  it('[CASH-02] a moment that is not told is an empty cell', () => {
    const words = { head: (column: string) => column, status: () => 's' };
    const [, row = ''] = withdrawalsCsv([aWithdrawal({ createdAt: null, processedAt: null })], words).split(
      '\r\n',
    );
    expect([row.startsWith(',W1,'), row.endsWith(',')]).toEqual([true, true]);
  });

  it('[CASH-03] money in, money out, what is held, balances and coins stand in their own cells, and nothing stands where nothing is', () => {
    const row: StatementRow = {
      ...{
        id: 'L1',
        at: null,
        type: 'bet',
        event: 'betHeld',
        name: '',
        detail: '',
        matchId: null,
        reference: 'R',
      },
      ...{ amount: NO_MONEY, balance: null, coins: NO_MONEY, coinsBalance: null, result: null },
    };
    const cells = (changes: Partial<StatementRow>) =>
      statementCsv([{ ...row, ...changes }], { head: String, type: () => 't', what: () => 'w' }).split(
        '\r\n',
      )[1];
    expect(cells({})).toBe(',t,w,,,,,,,R,L1');
    expect(cells({ event: 'deposit', amount: paise(5) })).toBe(',t,w,0.05,,,,,,R,L1');
    expect(cells({ event: 'gameBet', amount: paise(-5), balance: NO_MONEY })).toBe(',t,w,,0.05,,0.00,,,R,L1');
    expect(cells({ amount: paise(-5) })).toBe(',t,w,,,0.05,,,,R,L1');
    expect(cells({ coins: paise(-7), coinsBalance: NO_MONEY })).toBe(',t,w,,,,,-0.07,0.00,R,L1');
  });
});
