import { beforeEach, describe, expect, it } from 'vitest';
import { AddBank } from '@/application/cashier/AddBank';
import { MakeBankDefault, RemoveBank } from '@/application/cashier/ChangeBank';
import { LoadBanks } from '@/application/cashier/LoadBanks';
import type { BankAccountsGateway } from '@/application/ports/gateways/BankAccountsGateway';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { BankForm } from '@/domain/cashier/checkBankForm';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import { bankAccountId } from '@/domain/shared/ids';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';

const FORM: BankForm = {
  type: 'bank',
  holder: 'Asha Rao',
  number: '123456789012',
  numberAgain: '123456789012',
  ifsc: 'HDFC0001234',
  upiId: '',
  pan: '',
};
const BANK = { id: bankAccountId('BA1') } as BankAccount;
const LOST: Failure = { kind: 'timedOut', sent: true };
const REFUSED: Failure = { kind: 'refused', sent: true, code: 'DUPLICATE', message: 'Twice.' };

const asked: { readonly call: string; readonly key: string }[] = [];
const said: unknown[] = [];
const notify = { execute: (message: unknown) => void said.push(message) };
let answers: {
  add: Awaited<ReturnType<BankAccountsGateway['add']>>;
  byKey: Awaited<ReturnType<BankAccountsGateway['byKey']>>;
};
const banks = {
  add: async (_: unknown, key: string) => {
    asked.push({ call: 'add', key });
    return answers.add;
  },
  byKey: async (key: string) => {
    asked.push({ call: 'byKey', key });
    return answers.byKey;
  },
};
let adding: AddBank;

beforeEach(() => {
  asked.length = 0;
  said.length = 0;
  answers = { add: ok(BANK), byKey: ok(null) };
  adding = new AddBank(banks, new SequentialIds(), notify);
});

describe('adding an account', () => {
  it('[CASH-04] [X29] what is wrong stays on the device, with a sentence at its field', async () => {
    const answer = await adding.execute({ ...FORM, ifsc: 'x' }, true);
    expect(answer).toMatchObject({
      error: { fields: { ifsc: { key: 'bank.ifscWrong' }, pan: { key: 'bank.panWrong' } }, message: null },
    });
    expect(asked).toEqual([]);
  });

  it('[F65] two presses send once', async () => {
    const both = await Promise.all([adding.execute(FORM, false), adding.execute(FORM, false)]);
    expect(both).toEqual([ok(), ok()]);
    expect(asked.map(({ call }) => call)).toEqual(['add']);
    expect(said).toMatchObject([{ key: 'bank.added' }]);
  });

  it('[F06] [F65] a lost reply is looked up by its key, and what was added counts', async () => {
    answers = { add: fail(LOST), byKey: ok(BANK) };
    expect(await adding.execute(FORM, false)).toEqual(ok());
    expect(asked.map(({ call }) => call)).toEqual(['add', 'byKey']);
    expect(asked[0]?.key).toBe(asked[1]?.key);
  });

  it('[F65] until its fate is known the same form goes with the same key, another form with another', async () => {
    answers = { add: fail(LOST), byKey: fail(LOST) };
    expect(await adding.execute(FORM, false)).toMatchObject({
      error: { message: { key: 'bank.fateUnknown' } },
    });
    answers = { add: fail({ kind: 'server', sent: true }), byKey: ok(null) };
    expect(await adding.execute(FORM, false)).toMatchObject({ error: { message: { key: 'bank.notAdded' } } });
    answers = { add: ok(BANK), byKey: ok(null) };
    await adding.execute(FORM, false);
    await adding.execute({ ...FORM, ifsc: 'SBIN0001234' }, false);
    const keys = asked.filter(({ call }) => call === 'add').map(({ key }) => key);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('[F13] [F14] a no is said in the server’s words, at the number when it is there already', async () => {
    answers.add = fail(REFUSED);
    expect(await adding.execute(FORM, false)).toMatchObject({
      error: { fields: { number: { kind: 'server', text: 'Twice.' } }, message: null },
    });
    expect(await adding.execute({ ...FORM, type: 'upi', upiId: 'a.b@ybl' }, false)).toMatchObject({
      error: { fields: { upiId: { text: 'Twice.' } } },
    });
    answers.add = fail({ kind: 'coolDown', sent: true, seconds: 7 });
    expect(await adding.execute(FORM, false)).toMatchObject({ error: { waitSeconds: 7 } });
    answers.add = fail({ kind: 'offline', sent: false });
    expect(await adding.execute(FORM, false)).toMatchObject({ error: { message: { key: 'wire.offline' } } });
    expect(asked.every(({ call }) => call === 'add')).toBe(true);
  });
});

describe('the list and its changes', () => {
  const page = { accounts: [BANK], count: 1, types: ['bank' as const], panNeeded: false };

  it('[CASH-04] [X30] asks for ten at a time, and never for a page that cannot be', async () => {
    const skips: number[] = [];
    const session = { epoch: 1 };
    const load = new LoadBanks(
      {
        list: async (skip) => {
          skips.push(skip);
          return ok(page);
        },
      },
      session,
    );
    expect(await load.execute(2)).toEqual(ok(page));
    for (const each of [-1, 0, Number.NaN, 1.5, 1e9]) await load.execute(each);
    expect(skips).toEqual([10, 0, 0, 0, 0, 199_990]);
    const late = load.execute(1);
    session.epoch = 2;
    expect(await late).toMatchObject({ error: { key: 'bank.failed' } });
  });

  it('[CASH-04] says what was done, and why not', async () => {
    const id = bankAccountId('BA1');
    let answer: Awaited<ReturnType<BankAccountsGateway['remove']>> = ok();
    const gateway = { makeDefault: async () => answer, remove: async () => answer };
    const [first, remove] = [new MakeBankDefault(gateway, notify), new RemoveBank(gateway, notify)];
    expect([await first.execute(id), await remove.execute(id)]).toEqual([ok(), ok()]);
    expect(said).toMatchObject([{ key: 'bank.defaultChanged' }, { key: 'bank.removed' }]);
    answer = fail({ kind: 'refused', sent: true, code: 'BANK_LOCKED', message: 'Wait.' });
    expect(await remove.execute(id)).toMatchObject({ error: { text: 'Wait.' } });
    answer = fail({ kind: 'unexpected', sent: true });
    expect(await first.execute(id)).toMatchObject({ error: { key: 'wire.unexpectedReply' } });
  });
});
