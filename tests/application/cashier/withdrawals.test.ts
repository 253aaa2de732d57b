import { describe, expect, it } from 'vitest';
import type { BankAccountsGateway } from '@/application/ports/gateways/BankAccountsGateway';
import type { WithdrawalsGateway } from '@/application/ports/gateways/WithdrawalsGateway';
import { cancelWithdrawal } from '@/application/cashier/withdrawals/cancelWithdrawal';
import { collectWithdrawals, loadWithdrawals } from '@/application/cashier/withdrawals/loadWithdrawals';
import { loadWithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { withdrawForm } from '@/application/cashier/withdrawals/openWithdrawals';
import { emptyDraft, readWithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { bankAccountId, submissionKey, withdrawalId } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aMethod, aWithdrawSituation, aWithdrawal, upiMethod } from '@tests/support/mothers/withdrawals';
import { settle } from '@/adapters/node/settle';
import { somePorts } from '@tests/support/fakes/somePorts';

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
const overview = (
  gateway: Partial<Pick<WithdrawalsGateway, 'options' | 'list'>>,
  accounts: readonly BankAccount[] | BankAccountsGateway['list'] | null = [account()],
  session = { epoch: 1 },
) =>
  loadWithdrawOverview(
    somePorts({
      withdrawalsGateway: {
        options: async () => ok({ methods: [aMethod()], situation: aWithdrawSituation() }),
        list: async () => ok({ withdrawals: [], count: 0 }),
        ...gateway,
      },
      bankAccountsGateway: {
        list:
          typeof accounts === 'function'
            ? accounts
            : async (skip) =>
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
    }),
  )();

describe('[CASH-02] what the pages of taking money out stand on', () => {
  it('comes with every account on file, page after page, and what waits', async () => {
    const many = Array.from({ length: 13 }, (_, at) => account({ id: bankAccountId(`BA${at}`) }));
    const waiting = [aWithdrawal()];
    const asked: unknown[] = [];
    const list: WithdrawalsGateway['list'] = async (query) => {
      asked.push(query);
      return ok({ withdrawals: waiting, count: 1 });
    };
    const ways = { methods: [aMethod()], situation: aWithdrawSituation() };
    expect(await overview({ list }, many)).toEqual(ok({ ...ways, accounts: many, pending: waiting }));
    expect(asked).toEqual([{ skip: 0, pageSize: 25, status: 'pending' }]);
  });

  it('[F19] asks for no more pages of accounts than there are, and for five at most', async () => {
    const skipsOf = async (count: number, most: number): Promise<readonly number[]> => {
      const skips: number[] = [];
      const list: BankAccountsGateway['list'] = async (skip) => {
        skips.push(skip);
        const accounts = Array.from({ length: Math.min(10, Math.max(0, most - skip)) }, () => account());
        return ok({ accounts, count, types: [], panNeeded: false });
      };
      const answer = await overview({}, list);
      expect(answer.ok && answer.value.accounts).toHaveLength(Math.min(50, most));
      return skips;
    };
    expect(await skipsOf(20, 20)).toEqual([0, 10]);
    expect(await skipsOf(1_000, 20)).toEqual([0, 10, 20]);
    expect(await skipsOf(1_000, 1_000)).toEqual([0, 10, 20, 30, 40]);
  });

  it('[F07] stands without the accounts and without what waits, but not without the ways out', async () => {
    expect(await overview({ list: none }, null)).toMatchObject({
      ok: true,
      value: { accounts: null, pending: null },
    });
    expect(await overview({ options: none })).toEqual(fail(say('wire.serverTrouble')));
  });

  it('[F17] is nobody’s when the session has changed meanwhile', async () => {
    const session = { epoch: 1 };
    const answer = overview(
      {
        options: async () => {
          session.epoch = 2;
          return ok({ methods: [], situation: aWithdrawSituation() });
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

  function asking(answer: WithdrawalsGateway['list'] = gateway.list) {
    const session = { epoch: 1 };
    const asked: unknown[] = [];
    const list: WithdrawalsGateway['list'] = (query, cancellation) => {
      asked.push(query);
      return answer(query, cancellation);
    };
    return {
      asked,
      session,
      load: loadWithdrawals(somePorts({ withdrawalsGateway: { list }, session })),
      collect: collectWithdrawals(somePorts({ withdrawalsGateway: { list }, session })),
    };
  }

  it('[F19] a page is a page, whatever a backend gives', async () => {
    const { load } = asking(async () => ok({ withdrawals: rows, count: 230 }));
    const answer = await load({ status: 'all', page: 2, size: 25 });
    expect(answer).toEqual(ok({ withdrawals: rows.slice(0, 25), count: 230 }));
  });

  it('is asked for by its page, and by its status only when one was chosen', async () => {
    const { load, asked } = asking();
    await load({ status: 'all', page: 3, size: 25 });
    await load({ status: 'declined', page: 1, size: 10 });
    expect(asked).toEqual([
      { skip: 50, pageSize: 25 },
      { skip: 0, pageSize: 10, status: 'declined' },
    ]);
  });

  it('[F07] [F17] says why it did not come; after the sign-out it is nobody’s', async () => {
    const filter = { status: 'all', page: 1, size: 10 } as const;
    expect(await asking(none).load(filter)).toEqual(fail(say('wire.serverTrouble')));
    const { load, session } = asking();
    const late = load(filter);
    session.epoch = 2;
    expect(await late).toEqual(fail(say('withdraw.listFailed')));
  });

  it('a file holds all of them, each once; a page that fails leaves no half', async () => {
    const whole = asking();
    expect(await whole.collect('all')).toEqual(ok({ withdrawals: rows, whole: true, unread: 0 }));
    expect(whole.asked).toEqual([0, 100, 200].map((skip) => ({ skip, pageSize: 100 })));
    const broken = asking(async (query) => (query.skip > 0 ? fail(SERVER) : gateway.list(query)));
    expect(await broken.collect('pending')).toEqual(fail(say('wire.serverTrouble')));
    expect(broken.asked[0]).toEqual({ skip: 0, pageSize: 100, status: 'pending' });
  });

  it('[F93] counts over all pages what could not be read', async () => {
    const { load, collect } = asking(async (query) => {
      const page = await gateway.list(query);
      return page.ok ? ok({ ...page.value, unread: 2 }) : page;
    });
    expect(await collect('all')).toEqual(ok({ withdrawals: rows, whole: true, unread: 6 }));
    expect(await load({ status: 'all', page: 1, size: 10 })).toMatchObject(ok({ unread: 2 }));
  });

  it('[F17] [F95] a file stops at the sign-out and when nobody waits any more', async () => {
    const given = { cancelled: false, onCancel: () => undefined };
    const left = asking(async (query) => {
      left.session.epoch = 2;
      return gateway.list(query);
    });
    const stopped = asking(async (query) => {
      given.cancelled = true;
      return gateway.list(query);
    });
    for (const { collect, asked } of [left, stopped]) {
      expect(await collect('all', given)).toEqual(fail(say('withdraw.listFailed')));
      expect(asked).toHaveLength(1);
    }
  });
});

describe('[CASH-02] [F65] what moves money', () => {
  function cancelling(answers: Awaited<ReturnType<WithdrawalsGateway['cancel']>>[]) {
    const scheduler = new ManualScheduler();
    const session = { epoch: 1 };
    const seen = { asked: 0, synced: 0 };
    const cancel = cancelWithdrawal(
      somePorts({
        withdrawalsGateway: {
          cancel: async () => {
            seen.asked += 1;
            return answers.shift() ?? fail({ kind: 'timedOut', sent: true });
          },
        },
        session,
        clock: scheduler.clock,
        scheduler,
      }),
      async () => void (seen.synced += 1),
    );
    const pass = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        await settle();
        scheduler.advance(1_000);
      }
      await settle();
    };
    return { answer: cancel(withdrawalId('W1')), session, seen, pass };
  }
  const back = aWithdrawal({ status: 'declined', cancelled: true });

  it('taken back or refused: the balance is asked for', async () => {
    const done = cancelling([ok(back)]);
    expect(await done.answer).toEqual(ok(back));
    const refused = { kind: 'refused', sent: true, message: 'Too late.', code: 'ALREADY_PROCESSED' } as const;
    const late = cancelling([fail(refused)]);
    expect(await late.answer).toEqual(fail({ kind: 'server', text: 'Too late.' }));
    expect([done.seen, late.seen]).toEqual([
      { asked: 1, synced: 1 },
      { asked: 1, synced: 1 },
    ]);
  });

  it('[F89] [F90] a lost answer is asked for again, since a request can be taken back only once', async () => {
    const { answer, seen, pass } = cancelling([
      fail({ kind: 'timedOut', sent: true }),
      fail({ kind: 'unauthorised', sent: true, ended: false, message: 'Wait.' }),
      fail({ kind: 'offline', sent: false }),
      ok(back),
    ]);
    await pass(7);
    expect(await answer).toEqual(ok(back));
    expect(seen).toEqual({ asked: 4, synced: 1 });
  });

  it('[F89] [F90] not heard of for a quarter of a minute: nothing is claimed, and asking again is safe', async () => {
    const { answer, seen, pass } = cancelling([]);
    await pass(15);
    expect(await answer).toEqual(fail(say('withdraw.cancelUnconfirmed')));
    expect(seen).toEqual({ asked: 5, synced: 1 });
    const slow = cancelling([fail({ kind: 'coolDown', sent: true, seconds: 10 }), ok(back)]);
    await slow.pass(9);
    expect(slow.seen.asked).toBe(1);
    await slow.pass(1);
    expect(await slow.answer).toEqual(ok(back));
  });

  it.each([0, 3])(
    '[F95] an answer after the sign-out (%i s) is nobody’s, and nothing more is asked',
    async (seconds) => {
      const { answer, session, seen, pass } = cancelling(seconds === 0 ? [ok(back)] : []);
      if (seconds > 0) await pass(seconds);
      const { asked } = seen;
      session.epoch = 2;
      await pass(60);
      expect(await answer).toEqual(fail(say('withdraw.cancelFailed')));
      expect(seen).toEqual({ asked, synced: 0 });
    },
  );

  it('[F65] the form is sent and asked for under one key; that it was taken moves the balance', async () => {
    let moved = 0;
    const seen: unknown[] = [];
    const form = withdrawForm(
      {
        create: async (...sent) => {
          seen.push(sent);
          return fail(SERVER);
        },
        byKey: async (asked) => {
          seen.push(asked);
          return ok(aWithdrawal());
        },
      },
      () => void (moved += 1),
    );
    const key = submissionKey('0'.repeat(32));
    const target = { kind: 'account', accountId: 'x' } as const;
    const order = { method: 'upi', amount: aWithdrawal().amount, note: '', target };
    expect(await form.send(order, key)).toEqual(fail(SERVER));
    expect(await form.find(key)).toEqual(ok(aWithdrawal()));
    expect([form.kind, form.refused, seen]).toEqual(['withdrawal', 'withdraw.refused', [[order, key], key]]);
    expect(moved).toBe(0);
    form.taken?.(aWithdrawal());
    expect(moved).toBe(1);
  });
});

describe('[CASH-02] the form', () => {
  const situation = aWithdrawSituation();

  it('asks a bank transfer for an account that is still there and checked', () => {
    const draft = { ...emptyDraft(aMethod(), account()), amountText: '500' };
    expect(readWithdrawDraft(draft, aMethod(), situation, [account()])).toMatchObject({
      value: { amount: 50_000, target: { kind: 'account', accountId: 'BA1' } },
    });
    for (const accounts of [null, [], [account({ check: 'declined' })], [account({ type: 'card' })]])
      expect(readWithdrawDraft(draft, aMethod(), situation, accounts)).toEqual(
        fail({ amount: null, target: 'account' }),
      );
  });

  it('takes an address where there is no account, and says all that is wrong at once', () => {
    const draft = { ...emptyDraft(upiMethod, null), amountText: '1e3', address: 'asha' };
    expect(readWithdrawDraft(draft, upiMethod, situation, [])).toEqual(
      fail({ amount: 'malformed', target: 'malformed' }),
    );
    const sound = { ...draft, amountText: '300', address: 'Asha@OKAXIS', note: `  ${'x'.repeat(300)}` };
    const read = readWithdrawDraft(sound, upiMethod, situation, []);
    expect(read).toMatchObject({
      value: { target: { kind: 'address', address: 'asha@okaxis', network: null } },
    });
    if (read.ok) expect(read.value.note).toHaveLength(100);
  });
});
