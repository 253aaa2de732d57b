import { describe, expect, it } from 'vitest';
import { KycStore } from '@/adapters/stores/KycStore';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import { checkKycForm, kycForm, submitKyc } from '@/application/cashier/kyc/kycForm';
import { KycDrafts } from '@/application/cashier/kyc/KycDrafts';
import { LoadKyc, watchKyc } from '@/application/cashier/kyc/LoadKyc';
import { followRequests } from '@/application/cashier/followRequests';
import { SubmissionMemory } from '@/application/shared/SubmissionMemory';
import { SubmitOnce } from '@/application/shared/SubmitOnce';
import type { KycOrder, KycSheet } from '@/application/ports/gateways/KycGateway';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { KycField, KycType } from '@/domain/cashier/kyc/KycType';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { somePorts } from '@tests/support/fakes/somePorts';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { waitingCalls } from '@tests/support/fakes/waitingCalls';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { sessionStore } from '@tests/support/stores';

const field = (name: string, more: Partial<KycField> = {}): KycField => ({
  ...{ name, label: name, kind: 'text', rule: null, required: true, hint: '', longest: 40 },
  ...more,
});
const PASSPORT: KycType = {
  name: 'passport',
  label: 'Passport',
  fields: [
    field('number', { rule: 'passportNumber' }),
    field('birth', { kind: 'date', rule: 'birthDate' }),
    field('note', { required: false }),
    field('page', { kind: 'file' }),
  ],
};
const PAGE: ReadyFile = {
  ...{ name: 'document.pdf', type: 'application/pdf', kind: 'pdf', size: null },
  bytes: new Uint8Array(9),
};
const GOOD = {
  texts: new Map([
    ['number', ' a 123-4567 '],
    ['birth', '1990-05-17'],
    ['note', '  '],
    ['foreign', 'x'],
    ['page', 'document.pdf'],
  ]),
  files: new Map([
    ['page', PAGE],
    ['foreign', PAGE],
  ]),
};
const aDocument = (changes: Partial<KycDocument> = {}): KycDocument => ({
  ...{ id: 'K1', type: 'passport', status: 'pending', reason: '', masked: '••••567', holder: 'Asha Rao' },
  ...{ expiry: null, submittedAt: null, decidedAt: null },
  ...changes,
});
const aSheet = (changes: Partial<KycSheet> = {}): KycSheet => ({
  ...{ types: [PASSPORT], documents: [], today: '2026-01-15' as CalendarDay },
  ...changes,
});

function setUp() {
  const scheduler = new ManualScheduler();
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  const state = new KycStore();
  const store = new MapKeyValueStore();
  const calls = {
    sheet: waitingCalls<KycSheet>(),
    submit: waitingCalls<KycDocument>(),
    byKey: waitingCalls<KycDocument | null>(),
  };
  const orders: KycOrder[] = [];
  const load = new LoadKyc({ sheet: () => calls.sheet.ask() }, state, session);
  const drafts = new KycDrafts({ sessionStore: store, session });
  const submission = new SubmissionStore<KycDocument>();
  const gateway = {
    submit: (order: KycOrder) => {
      orders.push(order);
      return calls.submit.ask();
    },
    byKey: () => calls.byKey.ask(),
  };
  const taken = (document: KycDocument): void => {
    drafts.remove();
    load.received(document);
  };
  const once = new SubmitOnce(kycForm(gateway, taken), submission, new SubmissionMemory(store, session), {
    session,
    ids: new SequentialIds(),
    clock: scheduler.clock,
    scheduler,
  });
  const jurisdiction = { minAge: 18, currency: 'INR', realMoney: false } as const;
  const check = checkKycForm(somePorts({ kyc: state, clock: scheduler.clock, config: { jurisdiction } }));
  const pageLife = new FakePageLife();
  const feed = new FakePlayerFeed();
  return {
    ...{ scheduler, session, state, store, calls, orders, load, drafts, submission, check, pageLife },
    submit: submitKyc(check, (order) => once.submit(order)),
    watch: watchKyc(load, state, once, followRequests({ pageLife, scheduler, playerFeed: feed })),
  };
}

const statuses = ({ state }: ReturnType<typeof setUp>) =>
  state.sheet.state === 'ready' ? state.sheet.value.documents.map(({ status }) => status) : state.sheet.state;

describe('what can be shown and what was', () => {
  it('[CASH-05] [F07] fails with a reason at first; what is shown already stays', async () => {
    const here = setUp();
    void here.load.load();
    await here.calls.sheet.refuse({ kind: 'server', sent: true });
    expect(here.state.sheet).toMatchObject({ state: 'failed', message: { key: 'wire.serverTrouble' } });
    void here.load.load();
    await here.calls.sheet.reply(aSheet({ documents: [aDocument()] }));
    void here.load.load();
    await here.calls.sheet.refuse({ kind: 'timedOut', sent: true });
    expect(statuses(here)).toEqual(['pending']);
  });

  it('[CASH-05] [F17] an older answer never replaces a newer word, nor another session’s', async () => {
    const here = setUp();
    void here.load.load();
    await here.calls.sheet.reply(aSheet());
    void here.load.load();
    here.load.received(aDocument());
    await here.calls.sheet.reply(aSheet());
    expect(statuses(here)).toEqual(['pending']);
    const late = here.load.load();
    here.session.sessionClosed();
    here.state.forgotten();
    await here.calls.sheet.reply(aSheet({ documents: [aDocument({ holder: 'Somebody Else' })] }));
    await late;
    expect(statuses(here)).toBe('loading');
  });
});

describe('a form of a document', () => {
  it('[CASH-05] is judged by the server’s day, by the device’s only when there is none', () => {
    const here = setUp();
    const seventeen = { ...GOOD, texts: new Map([...GOOD.texts, ['birth', '2008-01-16']]) };
    here.state.sheetArrived(aSheet());
    expect([...here.check(PASSPORT, seventeen).keys()]).toEqual(['birth']);
    here.state.sheetArrived(aSheet({ today: '2026-01-16' as CalendarDay }));
    expect(here.check(PASSPORT, seventeen).size).toBe(0);
    here.state.sheetArrived(aSheet({ today: null }));
    const future = { ...GOOD, texts: new Map([...GOOD.texts, ['birth', '2099-12-31']]) };
    expect([...here.check(PASSPORT, future).keys()]).toEqual(['birth']);
  });

  it.each([null, 'not come'])(
    '[CASH-05] is judged by the day in India where no day is told: %s',
    (received) => {
      const here = setUp();
      if (received === null) here.state.sheetArrived(aSheet({ today: null }));
      const born = (birth: string) => ({ ...GOOD, texts: new Map([...GOOD.texts, ['birth', birth]]) });
      expect(here.check(PASSPORT, born('2008-01-15')).size).toBe(0);
      expect([...here.check(PASSPORT, born('2008-01-16')).keys()]).toEqual(['birth']);
      here.scheduler.advance(7 * 3_600_000);
      expect(here.check(PASSPORT, born('2008-01-16')).size).toBe(0);
    },
  );

  it('[CASH-05] is not sent while anything is wrong with it', async () => {
    const here = setUp();
    expect(await here.submit(PASSPORT, { ...GOOD, files: new Map() })).toBe(false);
    expect(here.orders).toEqual([]);
    expect(here.submission.submission.state).toBe('idle');
  });

  it('[CASH-05] leaves tidied, with what was asked for and nothing else', async () => {
    const here = setUp();
    const sent = here.submit(PASSPORT, GOOD);
    await here.calls.submit.reply(aDocument());
    expect(await sent).toBe(true);
    expect(here.orders).toEqual([
      {
        type: 'passport',
        texts: new Map([
          ['number', 'A1234567'],
          ['birth', '1990-05-17'],
        ]),
        files: new Map([['page', PAGE]]),
      },
    ]);
  });

  it('[CASH-05] [F65] pressed twice it is sent once; taken, what was typed is gone', async () => {
    const here = setUp();
    here.state.sheetArrived(aSheet());
    here.drafts.write({ type: 'passport', texts: GOOD.texts });
    void here.submit(PASSPORT, GOOD);
    void here.submit(PASSPORT, GOOD);
    await here.calls.submit.reply(aDocument());
    expect(here.orders).toHaveLength(1);
    expect(here.submission.submission.state).toBe('accepted');
    expect(statuses(here)).toEqual(['pending']);
    expect(here.store.keys()).toEqual([]);
  });

  it('[CASH-05] [F06] [F65] a lost answer is looked up; what was typed stays until it is known', async () => {
    const here = setUp();
    here.state.sheetArrived(aSheet());
    here.drafts.write({ type: 'passport', texts: GOOD.texts });
    void here.submit(PASSPORT, GOOD);
    await here.calls.submit.refuse({ kind: 'timedOut', sent: true });
    expect(here.submission.submission.state).toBe('unknown');
    expect(here.drafts.read().texts.get('birth')).toBe('1990-05-17');
    await here.calls.byKey.reply(aDocument());
    expect(here.submission.submission.state).toBe('accepted');
    expect(here.orders).toHaveLength(1);
    expect(here.drafts.read().type).toBeNull();
  });

  it('[CASH-05] [F13] a refusal keeps what was typed', async () => {
    const here = setUp();
    here.drafts.write({ type: 'passport', texts: GOOD.texts });
    void here.submit(PASSPORT, GOOD);
    await here.calls.submit.refuse({ kind: 'refused', sent: true, code: 'FORM_WRONG', message: 'No.' });
    expect(here.submission.submission).toMatchObject({ state: 'rejected', message: { text: 'No.' } });
    expect(here.drafts.read().type).toBe('passport');
  });
});

describe('what was typed', () => {
  it('[CASH-05] is its player’s, survives a reload, and holds any text but the sign between', () => {
    const here = setUp();
    const texts = new Map([
      ['name', 'Asha=Rao\n"1"'],
      ['odd', 'a\u0000b'],
    ]);
    here.drafts.write({ type: 'passport', texts });
    const again = new KycDrafts({ sessionStore: here.store, session: here.session });
    expect(again.read()).toEqual({ type: 'passport', texts: new Map([...texts, ['odd', 'ab']]) });
    here.session.sessionClosed();
    expect(here.drafts.read()).toEqual({ type: null, texts: new Map() });
    here.drafts.remove();
    expect(here.store.keys()).toEqual([]);
  });

  it('[CASH-05] is nobody’s when nobody is signed in, and what else is kept stays when it goes', () => {
    const here = setUp();
    here.drafts.write({ type: null, texts: new Map([['name', 'Asha']]) });
    expect(here.drafts.read()).toEqual({ type: null, texts: new Map([['name', 'Asha']]) });
    here.store.write('theme', 'dark');
    here.drafts.remove();
    expect(here.store.keys()).toEqual(['theme']);
    here.session.sessionClosed();
    here.drafts.write({ type: 'passport', texts: new Map() });
    expect(here.store.keys()).toEqual(['theme']);
  });

  it('[F71] is taken up to forty texts of four hundred signs', () => {
    const here = setUp();
    const texts = new Map(Array.from({ length: 40 }, (_, at) => [`${at}`.padEnd(400, 'n'), 'v'.repeat(400)]));
    here.drafts.write({ type: 'passport', texts });
    expect(here.drafts.read()).toEqual({ type: 'passport', texts });
    here.drafts.write({ type: 'passport', texts: new Map([...texts, ['one', 'more']]) });
    expect(here.drafts.read()).toEqual({ type: null, texts: new Map() });
  });

  it.each([
    'passport\u0000name',
    'passport\u0000\u0000value',
    `p\u0000name\u0000${'x'.repeat(401)}`,
    `p\u0000${'x'.repeat(401)}\u0000value`,
  ])('[F71] %.30j is none of ours', (stored) => {
    const here = setUp();
    here.store.write(`kyc.draft:${ASHA.id}`, stored);
    expect(here.drafts.read()).toEqual({ type: null, texts: new Map() });
  });
});

describe('a page that shows it', () => {
  it('[CASH-05] asks while something waits and the page is seen, and not once it is left', async () => {
    const here = setUp();
    const leave = here.watch();
    await here.calls.sheet.reply(aSheet({ documents: [aDocument()] }));
    here.pageLife.hide();
    await here.scheduler.pass(10_000);
    expect(statuses(here)).toEqual(['pending']);
    here.pageLife.show();
    await here.calls.sheet.reply(
      aSheet({ documents: [aDocument({ status: 'declined', reason: 'Blurred.' })] }),
    );
    expect(statuses(here)).toEqual(['declined']);
    leave();
    expect([here.scheduler.timersLeft, here.pageLife.listening]).toEqual([0, 0]);
  });

  it('[CASH-05] asks for one that waits among others, and not before anything is known or when all is decided', async () => {
    const here = setUp();
    const leave = here.watch();
    await here.scheduler.pass(4_000);
    expect(here.calls.sheet.waiting).toBe(1);
    const declined = aDocument({ id: 'K0', status: 'declined' });
    await here.calls.sheet.reply(aSheet({ documents: [declined, aDocument()] }));
    await here.scheduler.pass(4_000);
    expect(here.calls.sheet.waiting).toBe(1);
    await here.calls.sheet.reply(aSheet({ documents: [declined] }));
    await here.scheduler.pass(60_000);
    expect(here.calls.sheet.waiting).toBe(0);
    leave();
  });

  it('[CASH-05] [F58] takes up what was sent before a reload', async () => {
    const here = setUp();
    here.store.write(`sent.kyc:${ASHA.id}`, `${'a'.repeat(32)} 5`);
    const leave = here.watch();
    await here.calls.sheet.reply(aSheet());
    await here.calls.byKey.reply(aDocument({ status: 'unknown' }));
    expect(here.submission.submission.state).toBe('accepted');
    expect(statuses(here)).toEqual(['unknown']);
    leave();
  });
});
