import { describe, expect, it } from 'vitest';
import { SubmissionMemory } from '@/application/shared/SubmissionMemory';
import { rupees } from '@/domain/shared/Money';
import { submissionKey } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { settle } from '@/adapters/node/settle';
import { unconfirmedBench, submitBench, UNREACHED } from '../cashier/submitBench';
import { ok } from '@/domain/shared/Result';

const KINDS = ['withdrawal', 'deposit', 'redirect', 'bank', 'kyc', 'bonus'] as const;
const keyOf = (at: number) => submissionKey(String(at).padStart(32, '0'));
const SUMMARY = { amount: rupees(500), method: 'UPI', account: 'as•••@okaxis', reference: '412345678901' };

/** A tab that has not been told yet what another one wrote: it looks at storage as it was when the tab was opened. */
class StaleStore extends MapKeyValueStore {
  constructor(private readonly shared: MapKeyValueStore) {
    super();
  }
  override write(key: string, value: string): void {
    super.write(key, value);
    this.shared.write(key, value);
  }
  override remove(key: string): void {
    super.remove(key);
    this.shared.remove(key);
  }
}

/** Two tabs press within one millisecond, before either has heard of the other; nothing is answered, and both pages are gone. */
async function afterTwoTabs(kind: (typeof KINDS)[number] = 'withdrawal') {
  const store = new MapKeyValueStore();
  const ids = new SequentialIds();
  const tabs = [1, 2].map(() => submitBench({ kind, ids, store: new StaleStore(store) }));
  await Promise.all(tabs.map(({ submit }) => submit.submit('500')));
  for (const { submit } of tabs) submit.closed();
  return { store, ids };
}

describe('keys of forms on the device', () => {
  it.each(KINDS)('[F62] [F65] %s: of two tabs that send in one moment both keys stay', async (kind) => {
    const { store } = await afterTwoTabs(kind);
    const { submit, server, state, pass, taken } = submitBench({
      kind,
      store,
      found: [ok('D1'), UNREACHED, ok('D2')],
    });
    submit.resume();
    await settle();
    expect(state.submission).toMatchObject({ state: 'accepted', received: 'D1' });
    submit.acknowledge();
    await pass(5);
    expect(state.submission).toMatchObject({ state: 'accepted', received: 'D2' });
    expect(server).toEqual(['ask 01', 'ask 02', 'ask 02']);
    expect([taken, store.keys()]).toEqual([['D1', 'D2'], []]);
  });

  it('[F89] whoever sends again asks for both first, and one of them goes out again', async () => {
    const { store, ids } = await afterTwoTabs();
    const { submit, server, state, pass, replies } = submitBench({ store, ids });
    submit.resume();
    await pass(30);
    expect(state.submission).toMatchObject({ state: 'unconfirmed', key: keyOf(1) });
    await submit.submit('500');
    await pass(30);
    // The other one had not been looked for in this page: that comes first.
    expect(state.submission).toMatchObject({ state: 'unconfirmed', key: keyOf(2) });
    server.length = 0;
    replies.push(ok('D2'));
    await submit.submit('500');
    expect(server).toEqual(['ask 02', 'ask 01', 'send 500 02']);
    expect(state.submission).toMatchObject({ state: 'accepted', received: 'D2' });
    expect(store.keys()).toEqual([`sent.withdrawal.${keyOf(1)}:${ASHA.id}`]);
  });

  it('[F89] one of two that stands is shown instead of sending, and the other one stays asked for', async () => {
    const { store, ids } = await afterTwoTabs();
    const { submit, server, state, pass, found } = submitBench({ store, ids });
    submit.resume();
    await pass(30);
    await submit.submit('500');
    await pass(30);
    server.length = 0;
    found.push(UNREACHED, ok('D1'));
    await submit.submit('500');
    expect(server).toEqual(['ask 02', 'ask 01']);
    expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: true });
    submit.acknowledge();
    expect(state.submission).toMatchObject({ state: 'unknown', key: keyOf(2) });
  });

  it('[F71] what an earlier version stored in one place is read, asked for and forgotten there', async () => {
    const { submit, store, state, server, session } = submitBench({ found: [ok('D1')] });
    const place = `sent.withdrawal:${ASHA.id}`;
    store.write(place, `${keyOf(7)} 5`);
    expect(new SubmissionMemory(store, session).all('withdrawal')).toEqual([{ key: keyOf(7), sentAt: 5 }]);
    submit.resume();
    await settle();
    expect([server, state.submission.state, store.keys()]).toEqual([['ask 07'], 'accepted', []]);
  });

  it('[F71] one key in both places is one, and goes from both', () => {
    const { store, session } = submitBench();
    const memory = new SubmissionMemory(store, session);
    store.write(`sent.bank:${ASHA.id}`, `${keyOf(7)} 5`);
    memory.write('bank', { key: keyOf(7), sentAt: 9 });
    memory.write('bank', { key: keyOf(3), sentAt: 6 });
    expect(memory.all('bank').map(({ key }) => key)).toEqual([keyOf(3), keyOf(7)]);
    memory.remove('bank', keyOf(7));
    expect(store.keys()).toEqual([`sent.bank.${keyOf(3)}:${ASHA.id}`]);
  });

  it('[F71] another key in the place of an earlier version is read in its turn, and stays when this version’s keys go', () => {
    const { store, session } = submitBench();
    const memory = new SubmissionMemory(store, session);
    store.write(`sent.bank:${ASHA.id}`, `${keyOf(7)} 1700000000500`);
    memory.write('bank', { key: keyOf(3), sentAt: 1_700_000_000_900 });
    memory.write('bank', { key: keyOf(4), sentAt: 1_700_000_000_100 });
    const keys = () => memory.all('bank').map(({ key }) => key);
    expect(keys()).toEqual([keyOf(4), keyOf(7), keyOf(3)]);
    memory.remove('bank', keyOf(3));
    expect(keys()).toEqual([keyOf(4), keyOf(7)]);
    memory.remove('bank', keyOf(7));
    expect(keys()).toEqual([keyOf(4)]);
  });

  it('[F65] what was sent is kept beside its key, and is there after a reload', async () => {
    const first = submitBench();
    await first.submit.submit('500', SUMMARY);
    first.submit.closed();
    const { submit, state, pass } = submitBench({ store: first.store });
    submit.resume();
    expect(state.submission).toMatchObject({ state: 'unknown', summary: SUMMARY });
    await pass(30);
    expect(state.submission).toMatchObject({ state: 'unconfirmed', summary: SUMMARY });
    await submit.submit('600', { ...SUMMARY, amount: rupees(600) });
    expect(state.submission).toMatchObject({ state: 'unknown', summary: { amount: rupees(600) } });
  });

  it.each([
    7,
    { ...SUMMARY, amount: 0 },
    { ...SUMMARY, amount: 1.5 },
    { ...SUMMARY, amount: '5' },
    { ...SUMMARY, method: 'x'.repeat(121) },
    { ...SUMMARY, account: null },
    { ...SUMMARY, reference: 7 },
  ])('[F71] a summary that is none of ours is left out, its key is not: %j', (summary) => {
    const { store, session } = submitBench();
    const key = keyOf(4);
    store.write(`sent.kyc.${key}:${ASHA.id}`, JSON.stringify({ key, sentAt: 5, summary }));
    expect(new SubmissionMemory(store, session).all('kyc')).toEqual([{ key, sentAt: 5 }]);
  });

  it.each([
    'x',
    'null',
    '7',
    '{}',
    JSON.stringify({ key: keyOf(5), sentAt: 5 }),
    JSON.stringify({ key: keyOf(4) }),
    JSON.stringify({ key: keyOf(4), sentAt: -1 }),
    JSON.stringify({ key: keyOf(4), sentAt: 1.5 }),
    JSON.stringify({ key: 4, sentAt: 5 }),
  ])('[F71] what is not ours in a place of ours is passed over: %s', (text) => {
    const { store, session } = submitBench();
    store.write(`sent.kyc.${keyOf(4)}:${ASHA.id}`, text);
    expect(new SubmissionMemory(store, session).all('kyc')).toEqual([]);
  });

  it('[F89] a key that was refused makes room for the next, whatever waits beside it', async () => {
    const { submit, server, store, found, replies } = await unconfirmedBench();
    found.push({ ok: false, error: { kind: 'refused', sent: true, code: 'KEY_REFUSED', message: 'No.' } });
    replies.push(ok('D9'));
    await submit.submit('600');
    expect(server).toEqual(['ask 01', 'send 600 02']);
    expect(store.keys()).toEqual([]);
  });
});
