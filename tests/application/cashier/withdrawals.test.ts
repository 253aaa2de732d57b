import { describe, expect, it } from 'vitest';
import type { WithdrawalsGateway } from '@/application/ports/gateways/WithdrawalsGateway';
import { CancelWithdrawal } from '@/application/cashier/withdrawals/CancelWithdrawal';
import { CollectWithdrawals } from '@/application/cashier/withdrawals/CollectWithdrawals';
import { LoadWithdrawals } from '@/application/cashier/withdrawals/LoadWithdrawals';
import { LoadWithdrawDesk } from '@/application/cashier/withdrawals/LoadWithdrawDesk';
import { withdrawForm } from '@/application/cashier/withdrawals/withdrawForm';
import { emptyDraft, readWithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { bankAccountId, submissionKey, withdrawalId } from '@/domain/shared/ids';
import { aMethod, aStanding, aWithdrawal, upiMethod } from '@tests/support/mothers/withdrawals';

const SERVER = { kind: 'server', sent: true } as const;
const account = (parts: Partial<BankAccount> = {}): BankAccount => ({
  ...{
    id: bankAccountId('BA1'),
    type: 'bank',
    holder: 'Asha',
    masked: '••••1234',
    ifsc: '',
    bank: 'HDFC Bank',
  },
  ...{ branch: '', isDefault: true, check: 'approved', reason: '', addedAt: 0 },
  ...parts,
});
const none = async () => fail(SERVER);
const desk = (
  gateway: Partial<Pick<WithdrawalsGateway, 'options' | 'list'>>,
  accounts: readonly BankAccount[] | null = [account()],
  session = { epoch: 1 },
) =>
  new LoadWithdrawDesk(
    {
      options: async () => ok({ methods: [aMethod()], standing: aStanding() }),
      list: async () => ok({ withdrawals: [], count: 0 }),
      ...gateway,
    },
    {
      list: async (skip) =>
        accounts === null
          ? fail(SERVER)
          : ok({
              accounts: accounts.slice(skip, skip + 10),
              count: accounts.length,
              types: [],
              panNeeded: false,
            }),
    },
    session,
  ).execute();

describe('[CASH-02] what the pages of taking money out stand on', () => {
  it('comes with every account on file, page after page, and what waits', async () => {
    const many = Array.from({ length: 13 }, (_, at) => account({ id: bankAccountId(`BA${at}`) }));
    const waiting = [aWithdrawal()];
    const answer = await desk({ list: async () => ok({ withdrawals: waiting, count: 1 }) }, many);
    expect(answer).toMatchObject({ ok: true, value: { pending: waiting } });
    if (answer.ok) expect(answer.value.accounts).toHaveLength(13);
  });

  it('[F07] stands without the accounts and without what waits, but not without the ways out', async () => {
    expect(await desk({ list: none }, null)).toMatchObject({
      ok: true,
      value: { accounts: null, pending: null },
    });
    expect(await desk({ options: none })).toEqual(fail(say('wire.serverTrouble')));
  });

  it('[F17] is nobody’s when the session has changed meanwhile', async () => {
    const session = { epoch: 1 };
    const answer = desk(
      {
        options: async () => {
          session.epoch = 2;
          return ok({ methods: [], standing: aStanding() });
        },
      },
      [],
      session,
    );
    expect(await answer).toEqual(fail(say('withdraw.optionsFailed')));
  });
});

describe('[CASH-02] the list of withdrawals', () => {
  const rows = Array.from({ length: 230 }, (_, at) => aWithdrawal({ id: withdrawalId(`W${at}`) }));
  const gateway: Pick<WithdrawalsGateway, 'list'> = {
    list: async ({ skip, pageSize }) =>
      ok({ withdrawals: rows.slice(skip, skip + pageSize), count: rows.length }),
  };

  it('[F19] a page is a page, whatever a backend gives', async () => {
    const load = new LoadWithdrawals(
      { list: async () => ok({ withdrawals: rows, count: 230 }) },
      { epoch: 1 },
    );
    const answer = await load.execute({ status: 'all', page: 2, size: 25 });
    if (answer.ok) expect(answer.value.withdrawals).toHaveLength(25);
    expect(answer).toMatchObject({ ok: true, value: { count: 230 } });
  });

  it('a file holds all of them, each once; a page that fails leaves no half', async () => {
    const whole = await new CollectWithdrawals(gateway, { epoch: 1 }).execute('all');
    expect(whole).toMatchObject({ ok: true, value: { whole: true } });
    if (whole.ok) expect(whole.value.withdrawals).toHaveLength(230);
    let asked = 0;
    const broken = new CollectWithdrawals(
      { list: async (query) => ((asked += 1) > 1 ? fail(SERVER) : gateway.list(query)) },
      { epoch: 1 },
    );
    expect(await broken.execute('pending')).toEqual(fail(say('wire.serverTrouble')));
  });
});

describe('[CASH-02] [F65] what moves money', () => {
  it('taken back, refused or not known: the balance is asked for', async () => {
    let synced = 0;
    const wallet = { execute: async () => void (synced += 1) };
    const cancel = (answer: Awaited<ReturnType<WithdrawalsGateway['cancel']>>) =>
      new CancelWithdrawal({ cancel: async () => answer }, { epoch: 1 }, wallet).execute(withdrawalId('W1'));
    const back = aWithdrawal({ status: 'declined', cancelled: true });
    expect(await cancel(ok(back))).toEqual(ok(back));
    const refused = { kind: 'refused', sent: true, message: 'Too late.', code: 'ALREADY_PROCESSED' } as const;
    expect(await cancel(fail(refused))).toEqual(fail({ kind: 'server', text: 'Too late.' }));
    expect(await cancel(fail({ kind: 'timedOut', sent: true }))).toEqual(fail(say('wire.timedOut')));
    expect(synced).toBe(3);
  });

  it('an answer to the form, or one that was looked up, moves the balance; none does not', async () => {
    let moved = 0;
    const form = (found: Awaited<ReturnType<WithdrawalsGateway['byKey']>>) =>
      withdrawForm({ create: none, byKey: async () => found }, () => void (moved += 1));
    const key = submissionKey('0'.repeat(32));
    const order = {
      method: 'upi',
      amount: aWithdrawal().amount,
      note: '',
      target: { kind: 'account', accountId: 'x' },
    } as const;
    await form(ok(null)).send(order, key);
    await form(ok(null)).find(key);
    expect(moved).toBe(0);
    await form(ok(aWithdrawal())).find(key);
    expect(moved).toBe(1);
  });
});

describe('[CASH-02] the form', () => {
  const standing = aStanding();

  it('begins with the default account that can be paid, and never with one that is not checked', () => {
    const other = account({ id: bankAccountId('BA2'), isDefault: false });
    expect(emptyDraft(aMethod(), [other, account()]).accountId).toBe('BA1');
    expect(emptyDraft(aMethod(), [account({ check: 'pending' }), other]).accountId).toBe('BA2');
    expect(emptyDraft(aMethod(), [account({ check: 'pending' })]).accountId).toBe('');
    expect(emptyDraft(upiMethod, [account()]).accountId).toBe('');
    expect(emptyDraft(upiMethod, null).accountId).toBe('');
  });

  it('asks a bank transfer for an account that is still there and checked', () => {
    const draft = { ...emptyDraft(aMethod(), [account()]), amountText: '500' };
    expect(readWithdrawDraft(draft, aMethod(), standing, [account()])).toMatchObject({
      value: { amount: 50_000, target: { kind: 'account', accountId: 'BA1' } },
    });
    for (const accounts of [null, [], [account({ check: 'declined' })], [account({ type: 'card' })]])
      expect(readWithdrawDraft(draft, aMethod(), standing, accounts)).toEqual(
        fail({ amount: null, target: 'account' }),
      );
  });

  it('takes an address where there is no account, and says all that is wrong at once', () => {
    const draft = { ...emptyDraft(upiMethod, []), amountText: '1e3', address: 'asha' };
    expect(readWithdrawDraft(draft, upiMethod, standing, [])).toEqual(
      fail({ amount: 'malformed', target: 'malformed' }),
    );
    const sound = { ...draft, amountText: '300', address: 'Asha@OKAXIS', note: `  ${'x'.repeat(300)}` };
    const read = readWithdrawDraft(sound, upiMethod, standing, []);
    expect(read).toMatchObject({
      value: { target: { kind: 'address', address: 'asha@okaxis', network: null } },
    });
    if (read.ok) expect(read.value.note).toHaveLength(100);
  });
});
