import { beforeEach, describe, expect, it } from 'vitest';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import { addBank } from '@/application/cashier/addBank';
import { bankForm, makeBankDefault, removeBank, loadBanks } from '@/application/cashier/bankAccounts';
import { SubmissionMemory } from '@/application/shared/SubmissionMemory';
import { SubmitOnce } from '@/application/shared/SubmitOnce';
import type { BankAccountsGateway } from '@/application/ports/gateways/BankAccountsGateway';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { BankDetails, BankForm } from '@/domain/cashier/checkBankForm';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { bankAccountId, token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { settle } from '@/adapters/node/settle';
import { somePorts } from '@tests/support/fakes/somePorts';
import { sessionStore } from '@tests/support/stores';

type AddReply = Awaited<ReturnType<BankAccountsGateway['add']>>;
type FoundReply = Awaited<ReturnType<BankAccountsGateway['byKey']>>;

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
const REFUSED = { kind: 'refused', sent: true, code: 'DUPLICATE', message: 'Twice.' } as const;

const said: unknown[] = [];
const notify = (message: unknown) => void said.push(message);

beforeEach(() => {
  said.length = 0;
});

function overview({ replies = [], found = [] }: { replies?: AddReply[]; found?: FoundReply[] } = {}) {
  const scheduler = new ManualScheduler();
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  const asked: string[] = [];
  const gateway = {
    add: async ({ type, code }: BankDetails, key: string) => {
      asked.push(`add ${type} ${key.slice(-2)}${code === undefined ? '' : ` with ${code}`}`);
      return replies.shift() ?? ok(BANK);
    },
    byKey: async (key: string) => {
      asked.push(`ask ${key.slice(-2)}`);
      return found.shift() ?? ok(null);
    },
  };
  const view = new SubmissionStore<BankAccount>();
  const store = new MapKeyValueStore();
  const once = new SubmitOnce(bankForm(gateway, notify), view, new SubmissionMemory(store, session), {
    session,
    ids: new SequentialIds(),
    clock: scheduler.clock,
    scheduler,
  });
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      scheduler.advance(1_000);
      await settle();
    }
  };
  return { adding: addBank(once, view, notify, { otpLength: 6 }), asked, pass, store, once, session, view };
}

describe('adding an account', () => {
  it('[CASH-04] [X29] what is wrong stays on the device, with a sentence at its field', async () => {
    const { adding, asked } = overview();
    expect(await adding({ ...FORM, ifsc: 'x' }, true)).toMatchObject({
      error: { fields: { ifsc: { key: 'bank.ifscWrong' }, pan: { key: 'bank.panWrong' } }, message: null },
    });
    expect(asked).toEqual([]);
  });

  it('[F65] two presses send once', async () => {
    const { adding, asked, view } = overview();
    const both = await Promise.all([adding(FORM, false), adding(FORM, false)]);
    expect(both).toEqual([ok(), ok()]);
    expect(asked).toEqual(['add bank 01']);
    expect(said).toEqual([say('bank.added')]);
    expect(view.submission.state).toBe('idle');
  });

  it('[F06] [F65] a lost reply is looked up by its key, and what was added counts', async () => {
    const { adding, asked, store } = overview({ replies: [fail(LOST)], found: [ok(BANK)] });
    expect(await adding(FORM, false)).toEqual(ok());
    expect(asked).toEqual(['add bank 01', 'ask 01']);
    expect(said).toEqual([say('bank.added')]);
    expect(store.keys()).toEqual([]);
  });

  it.each([FORM, { ...FORM, type: 'upi' as const, upiId: 'a.b@ybl' }])(
    '[F89] not heard of in time, the form is usable again; sent again, changed or not, it is asked for and keeps its key (%#)',
    async (next) => {
      const { adding, asked, pass, store } = overview({ replies: [fail(LOST)] });
      const first = adding(FORM, false);
      await settle();
      await pass(20);
      expect(await first).toEqual(fail({ fields: {}, message: say('bank.unconfirmed') }));
      expect(said).toEqual([]);
      expect(store.keys()).toHaveLength(1);
      asked.length = 0;
      expect(await adding(next, false)).toEqual(ok());
      expect(asked).toEqual(['ask 01', `add ${next.type} 01`]);
      await adding(FORM, false);
      expect(asked.at(-1)).toBe('add bank 02');
    },
  );

  it('[F89] one that had arrived after all is said to stand, and the one entered since not to be sent', async () => {
    const { adding, asked, pass, once } = overview({ replies: [fail(LOST)] });
    const first = adding(FORM, false);
    await settle();
    await pass(20);
    await first;
    const late = overview({ replies: [fail({ ...REFUSED, code: 'KEY_REUSED' })], found: [ok(BANK)] });
    expect(await late.adding(FORM, false)).toEqual(fail({ fields: {}, message: say('bank.earlier') }));
    expect(late.asked).toEqual(['add bank 01', 'ask 01']);
    once.closed();
    expect(asked.filter((call) => call.startsWith('add'))).toHaveLength(1);
  });

  it('[F13] a no is said in the server’s words, at the number when it is there already', async () => {
    const { adding } = overview({
      replies: [fail(REFUSED), fail(REFUSED), fail({ ...REFUSED, code: 'BANK_LIMIT' })],
    });
    const text = { kind: 'server', text: 'Twice.' };
    expect(await adding(FORM, false)).toEqual(fail({ fields: { number: text }, message: null }));
    expect(await adding({ ...FORM, type: 'upi', upiId: 'a.b@ybl' }, false)).toEqual(
      fail({ fields: { upiId: text }, message: null }),
    );
    expect(await adding(FORM, false)).toEqual(fail({ fields: {}, message: text }));
  });

  it('[CASH-04] a code that the backend wants is asked for at its own field, and goes along with the next try', async () => {
    const needed = { ...REFUSED, message: 'Enter the code we sent.', code: 'OTP_NEEDED' };
    const wrong = { ...REFUSED, message: 'Wrong.', code: 'OTP_WRONG' };
    const { adding, asked } = overview({ replies: [fail(needed), fail(wrong)] });
    const at = (text: string) => fail({ fields: { code: { kind: 'server', text } }, message: null });
    expect(await adding(FORM, false)).toEqual(at('Enter the code we sent.'));
    expect(await adding(FORM, false, '12')).toMatchObject({
      error: { fields: { code: { key: 'otp.malformed' } } },
    });
    expect(await adding(FORM, false, '')).toMatchObject({
      error: { fields: { code: { key: 'otp.empty' } } },
    });
    expect(await adding(FORM, false, '123456')).toEqual(at('Wrong.'));
    expect(await adding(FORM, false, ' 654 321 ')).toEqual(ok());
    expect(asked).toEqual(['add bank 01', 'add bank 02 with 123456', 'add bank 03 with 654321']);
  });

  it('[F14] [F90] too many tries: how long to wait, and nothing is claimed; what was said is said too', async () => {
    const { adding, store } = overview({
      replies: [fail({ kind: 'coolDown', sent: true, seconds: 7, message: 'Slow down.' })],
    });
    expect(await adding(FORM, false)).toEqual(
      fail({ fields: {}, message: say('bank.unconfirmed'), waitSeconds: 7 }),
    );
    expect(said).toEqual([{ kind: 'server', text: 'Slow down.' }]);
    expect(store.keys()).toHaveLength(1);
  });

  it('[F15] nothing left: nothing happened', async () => {
    const { adding, asked } = overview({ replies: [fail({ kind: 'offline', sent: false })] });
    expect(await adding(FORM, false)).toEqual(fail({ fields: {}, message: say('cashier.notSent') }));
    expect(asked).toEqual(['add bank 01']);
  });

  it('[F95] the session ends meanwhile: nobody is answered, and the key stays with its player', async () => {
    const { adding, once, session, store } = overview({ replies: [fail(LOST)] });
    const answer = adding(FORM, false);
    await settle();
    session.sessionClosed();
    once.closed();
    expect(await answer).toEqual(fail({ fields: {}, message: null }));
    expect(said).toEqual([]);
    expect(store.keys()).toHaveLength(1);
  });
});

describe('the list and its changes', () => {
  const page = { accounts: [BANK], count: 1, types: ['bank' as const], panNeeded: false };

  it('[CASH-04] [X30] asks for ten at a time, and never for a page that cannot be', async () => {
    const skips: number[] = [];
    const session = { epoch: 1 };
    const load = loadBanks(
      somePorts({
        bankAccountsGateway: {
          list: async (skip) => {
            skips.push(skip);
            return ok(page);
          },
        },
        session,
      }),
    );
    expect(await load(2)).toEqual(ok(page));
    for (const each of [-1, 0, Number.NaN, 1.5, 1e9]) await load(each);
    expect(skips).toEqual([10, 0, 0, 0, 0, 199_990]);
    const late = load(1);
    session.epoch = 2;
    expect(await late).toMatchObject({ error: { key: 'bank.failed' } });
  });

  it('[CASH-04] [F07] says why the list did not come', async () => {
    const load = loadBanks(
      somePorts({
        bankAccountsGateway: { list: async () => fail({ kind: 'server', sent: true }) },
        session: { epoch: 1 },
      }),
    );
    expect(await load(1)).toEqual(fail(say('wire.serverTrouble')));
  });

  it('[CASH-04] says what was done, and why not', async () => {
    const id = bankAccountId('BA1');
    let answer: Awaited<ReturnType<BankAccountsGateway['remove']>> = ok();
    const session = { epoch: 1 };
    const ports = somePorts({
      bankAccountsGateway: { makeDefault: async () => answer, remove: async () => answer },
      session,
    });
    const first = makeBankDefault(ports, notify);
    const remove = removeBank(ports, notify);
    expect([await first(id), await remove(id)]).toEqual([ok(), ok()]);
    expect(said).toEqual([say('bank.defaultChanged'), say('bank.removed')]);
    answer = fail({ kind: 'refused', sent: true, code: 'BANK_LOCKED', message: 'Wait.' });
    expect(await remove(id)).toMatchObject({ error: { text: 'Wait.' } });
    answer = fail({ kind: 'offline', sent: false });
    expect(await first(id)).toEqual(fail(say('wire.offline')));
    for (const kind of ['unexpected', 'timedOut', 'offline'] as const) {
      answer = fail({ kind, sent: true });
      expect(await first(id)).toEqual(fail(say('bank.changeUnconfirmed')));
      expect(await remove(id)).toEqual(fail(say('bank.changeUnconfirmed')));
    }
    answer = ok();
    const late = [first(id), remove(id)];
    session.epoch = 2;
    expect(await Promise.all(late)).toEqual([fail(say('bank.notChanged')), fail(say('bank.notRemoved'))]);
    expect(said).toHaveLength(2);
  });
});
