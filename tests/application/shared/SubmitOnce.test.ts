import { describe, expect, it } from 'vitest';
import { SubmissionMemory } from '@/application/shared/SubmissionMemory';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import { submissionKey } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { settle } from '@/adapters/node/settle';
import { LOST, REUSED, NEVER_SEEN, submitBench, unconfirmedBench, UNREACHED } from '../cashier/submitBench';
import type { Found, Reply } from '../cashier/submitBench';

const NO: Failure = { kind: 'refused', sent: true, code: 'BELOW_MIN', message: 'Too little.' };
const REFUSED_KEY = fail<Failure>({
  kind: 'refused',
  sent: true,
  code: 'KEY_REFUSED',
  message: 'Too little.',
});

function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

describe('a form of money', () => {
  it('[F65] is sent once, however often it is pressed', async () => {
    const reply = later<Reply>();
    const { submit, state, server, taken } = submitBench({ replies: [reply.promise] });
    void submit.submit('500');
    void submit.submit('500');
    await settle();
    expect(server).toEqual(['send 500 01']);
    expect(state.submission).toMatchObject({ state: 'submitting', sentAt: expect.any(Number) });
    reply.answer(ok('D1'));
    await settle();
    expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: false });
    expect(taken).toEqual(['D1']);
  });

  it('[F65] whose reply is lost is looked up by its key until the server speaks, and not sent meanwhile', async () => {
    const { submit, state, server, store, pass, taken } = submitBench({
      found: [UNREACHED, NEVER_SEEN, ok('D1')],
    });
    await submit.submit('500');
    expect(state.submission.state).toBe('unknown');
    await submit.submit('600');
    await settle();
    await pass(1);
    expect(state.submission.state).toBe('unknown');
    expect(store.keys()).toHaveLength(1);
    await pass(2);
    expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: false });
    expect(server).toEqual(['send 500 01', 'ask 01', 'ask 01', 'ask 01']);
    expect(taken).toEqual(['D1']);
    expect(store.keys()).toEqual([]);
  });

  it.each([
    ['withdrawal', 20, 'withdraw.unconfirmed'],
    ['deposit', 30, 'deposit.unconfirmed'],
    ['redirect', 20, 'deposit.redirectUnconfirmed'],
    ['bank', 20, 'bank.unconfirmed'],
    ['kyc', 30, 'kyc.unconfirmed'],
    ['bonus', 20, 'bonus.unconfirmed'],
  ] as const)(
    '[F89] %s: usable again after %i s that the server never saw it, with its key, and it says so',
    async (kind, seconds, key) => {
      for (const found of [[], Array.from({ length: 40 }, () => UNREACHED)]) {
        const { submit, state, store, pass } = submitBench({ kind, found });
        await submit.submit('500');
        await pass(seconds - 1);
        expect(state.submission.state).toBe('unknown');
        await pass(1);
        await pass(8);
        const { sentAt } = state.submission as { sentAt: number };
        const sent = { key: expect.any(String), sentAt };
        const said = { message: say(key), said: null, waitSeconds: null };
        expect(state.submission).toEqual({ state: 'unconfirmed', ...sent, ...said });
        expect(store.keys()).toHaveLength(1);
        submit.acknowledge();
        expect(state.submission.state).toBe('unconfirmed');
      }
    },
  );

  it.each(['500', '600'])(
    '[F89] sent again (%s) it is asked for first, and then carries the same key',
    async (order) => {
      const { submit, state, server, store } = await unconfirmedBench({ replies: [ok('D1')] });
      await submit.submit(order);
      expect(server).toEqual(['ask 01', `send ${order} 01`]);
      expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: false });
      expect(store.keys()).toEqual([]);
    },
  );

  it('[F89] what arrived late after all is shown as what it is, and what was entered since is not sent', async () => {
    const { submit, state, server, taken, store, found } = await unconfirmedBench();
    found.push(ok('D1'));
    const sending = submit.submit('600');
    expect(state.submission).toMatchObject({ state: 'submitting', key: expect.stringMatching(/01$/) });
    await sending;
    expect(server).toEqual(['ask 01']);
    expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: true });
    expect(taken).toEqual(['D1']);
    expect(store.keys()).toEqual([]);
    submit.acknowledge();
    await submit.submit('700');
    expect(server.slice(1)).toEqual(['send 700 02', 'ask 02']);
    expect(state.submission.state).toBe('unknown');
  });

  it('[F89] the question before may fail: the key protects the money all the same', async () => {
    const { submit, state, server, found } = await unconfirmedBench({ replies: [ok('D1')] });
    found.push(UNREACHED);
    await submit.submit('600');
    expect(server).toEqual(['ask 01', 'send 600 01']);
    expect(state.submission).toMatchObject({ state: 'accepted', received: 'D1' });
  });

  it('[F59] [F89] KEY_REUSED is no answer: the earlier request stands, and is shown', async () => {
    const { submit, state, server, store, found } = await unconfirmedBench({ replies: [fail(REUSED)] });
    found.push(NEVER_SEEN, ok('D1'));
    await submit.submit('600');
    await settle();
    expect(server).toEqual(['ask 01', 'send 600 01', 'ask 01']);
    expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: true });
    expect(store.keys()).toEqual([]);
  });

  it('[F59] a key that was used and under which nothing stands can bring nothing any more: then, and not before, it is free', async () => {
    const { submit, state, store, pass, server } = await unconfirmedBench({
      replies: [fail(REUSED), ok('D2')],
    });
    await submit.submit('600');
    await settle();
    await pass(19);
    expect(state.submission.state).toBe('unknown');
    expect(store.keys()).toHaveLength(1);
    await pass(15);

    const over = { state: 'rejected', message: say('cashier.notReceived'), code: null, waitSeconds: null };
    expect(state.submission).toEqual(over);
    expect(store.keys()).toEqual([]);
    await submit.submit('600');
    expect(server.at(-1)).toBe('send 600 02');
  });

  it('[F89] a refusal that was lost is found by the key: what is wanted now is another request', async () => {
    const { submit, state, server, store, found } = await unconfirmedBench({ replies: [ok('D2')] });
    found.push(REFUSED_KEY);
    await submit.submit('600');
    expect(server).toEqual(['ask 01', 'send 600 02']);
    expect(state.submission).toEqual({ state: 'accepted', received: 'D2', earlier: false });
    expect(store.keys()).toEqual([]);
  });

  it('[F15] [F89] what goes out under a new key after such a refusal and provably never left is over', async () => {
    const offline = fail<Failure>({ kind: 'offline', sent: false });
    const { submit, state, server, store, found } = await unconfirmedBench({ replies: [offline] });
    found.push(REFUSED_KEY);
    await submit.submit('600');
    expect(server).toEqual(['ask 01', 'send 600 02']);
    expect(state.submission).toMatchObject({ state: 'rejected', message: say('cashier.notSent') });
    expect(store.keys()).toEqual([]);
  });

  it('[F89] a refusal that is found while the form waits is said as one', async () => {
    const { submit, state, store } = submitBench({ found: [REFUSED_KEY] });
    await submit.submit('500');
    await settle();
    const message = { kind: 'server', text: 'Too little.' };
    expect(state.submission).toMatchObject({ state: 'rejected', message, code: 'KEY_REFUSED' });
    expect(store.keys()).toEqual([]);
  });

  it('[F89] asking goes on while the form is usable, and what is found then is shown', async () => {
    const { state, server, pass, found, store } = await unconfirmedBench();
    const shown = state.submission;
    await pass(30);
    expect(server).toEqual(['ask 01']);
    // Said once: what is being typed is not disturbed.
    expect(state.submission).toBe(shown);
    found.push(ok('D1'));
    await pass(30);
    expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: false });
    expect(store.keys()).toEqual([]);
  });

  it('[F90] a coded refusal is a no: the key has had its answer', async () => {
    const { submit, state, server, store } = submitBench({ replies: [fail(NO), ok('D2')] });
    await submit.submit('5');
    expect(state.submission).toEqual({
      ...{
        state: 'rejected',
        message: { kind: 'server', text: 'Too little.' },
      },
      ...{ code: 'BELOW_MIN', waitSeconds: null },
    });
    expect(store.keys()).toEqual([]);
    submit.acknowledge();
    expect(state.submission).toEqual({ state: 'idle' });
    await submit.submit('500');
    expect(server).toEqual(['send 5 01', 'send 500 02']);
  });

  it.each<Failure>([
    { kind: 'unauthorised', sent: true, ended: false, message: 'Session is being checked.' },
    { kind: 'unauthorised', sent: true, ended: false },
    { kind: 'refused', sent: true },
    { kind: 'refused', sent: true, message: 'Conflict' },
    { kind: 'refused', sent: true, code: 'KEY_REUSED' },
    { kind: 'server', sent: true },
    { kind: 'unexpected', sent: true },
    { kind: 'offline', sent: true },
    { kind: 'timedOut', sent: true },
    { kind: 'aborted', sent: true },
  ])('[F90] %j after the commit is not a no: asked for by key, and never sent twice', async (failure) => {
    const { submit, state, server, store, pass } = submitBench({
      replies: [fail(failure)],
      found: [NEVER_SEEN, ok('D1')],
    });
    await submit.submit('500');
    await settle();
    expect(state.submission.state).toBe('unknown');
    expect(store.keys()).toHaveLength(1);
    await pass(1);
    expect(state.submission).toMatchObject({ state: 'accepted', received: 'D1' });
    expect(server).toEqual(['send 500 01', 'ask 01', 'ask 01']);
  });

  it.each<Failure>([
    { kind: 'refused', sent: true, message: 'Conflict' },
    { kind: 'refused', sent: true, message: 'Conflict', code: 'KEY_REUSED' },
  ])(
    '[F90] [F89] %j and never seen: only a key that was used can bring nothing any more',
    async (failure) => {
      const reused = 'code' in failure;
      const { submit, state, store, pass } = submitBench({ replies: [fail(failure)] });
      await submit.submit('500');
      await pass(31);
      expect(state.submission).toMatchObject(
        reused
          ? { state: 'rejected', message: say('cashier.notReceived') }
          : { state: 'unconfirmed', message: say('withdraw.unconfirmed'), said: { text: 'Conflict' } },
      );
      expect(store.keys()).toHaveLength(reused ? 0 : 1);
    },
  );

  it('[F90] a no to the question without the code of the contract proves nothing', async () => {
    const { submit, state, store, pass } = submitBench({ found: [fail(NO), ok('D1')] });
    await submit.submit('500');
    await settle();
    expect(state.submission.state).toBe('unknown');
    expect(store.keys()).toHaveLength(1);
    await pass(1);
    expect(state.submission).toMatchObject({ state: 'accepted', received: 'D1' });
  });

  it('[F90] what was said to it without proof is said too, once the form is usable', async () => {
    const words = 'You are not allowed to.';
    const { submit, state, pass } = submitBench({
      replies: [fail({ kind: 'unauthorised', sent: true, ended: false, message: words })],
    });
    await submit.submit('500');
    await pass(20);
    expect(state.submission).toMatchObject({
      state: 'unconfirmed',
      message: say('withdraw.unconfirmed'),
      said: { kind: 'server', text: words },
    });
  });

  it('[F14] [F90] 429 says how long to wait, asks no sooner, and keeps the key', async () => {
    const { submit, state, server, store, pass } = submitBench({
      replies: [fail({ kind: 'coolDown', sent: true, seconds: 25 }), ok('D1')],
    });
    await submit.submit('500');
    expect(state.submission).toMatchObject({ state: 'unconfirmed', waitSeconds: 25 });
    await pass(24);
    expect(server).toEqual(['send 500 01']);
    await pass(1);
    expect(server).toEqual(['send 500 01', 'ask 01']);
    expect(store.keys()).toHaveLength(1);
    await submit.submit('500');
    expect(server.slice(2)).toEqual(['ask 01', 'send 500 01']);
    expect(state.submission).toMatchObject({ state: 'accepted' });
  });

  it('[F15] what provably never left is over; not so when something left before it under the same key', async () => {
    const offline = fail<Failure>({ kind: 'offline', sent: false });
    const fresh = submitBench({ replies: [offline] });
    await fresh.submit.submit('500');
    const over = { message: say('cashier.notSent'), code: null, waitSeconds: null };
    expect(fresh.state.submission).toEqual({ state: 'rejected', ...over });
    expect(fresh.server).toEqual(['send 500 01']);
    expect(fresh.store.keys()).toEqual([]);

    const again = await unconfirmedBench({ replies: [offline] });
    await again.submit.submit('500');
    expect(again.state.submission.state).toBe('unknown');
    expect(again.store.keys()).toHaveLength(1);
    await again.pass(20);
    expect(again.state.submission.state).toBe('unconfirmed');
  });

  it('[F58] [F89] is taken up again after a reload with the same key; one that was sent long ago does not hold up the form', async () => {
    const store = new MapKeyValueStore();
    const first = submitBench({ replies: [new Promise<Reply>(() => undefined)], store });
    void first.submit.submit('500');
    await settle();
    const second = submitBench({ replies: [ok('D1')], store });
    second.scheduler.advance(600_000);
    expect(second.submit.resume()).toBe(true);
    expect(second.submit.resume()).toBe(true);
    expect(second.state.submission.state).toBe('unknown');
    await settle();
    expect(second.state.submission.state).toBe('unconfirmed');
    expect(second.submit.resume()).toBe(true);
    await second.submit.submit('600');
    expect(second.server).toEqual(['ask 01', 'ask 01', 'send 600 01']);
  });

  it('[F58] is taken up when its player’s session opens, by itself', async () => {
    const first = submitBench();
    await first.submit.submit('500');
    const { submit, state, server } = submitBench({ store: first.store });
    submit.opened();
    await settle();
    expect([state.submission.state, server]).toEqual(['unknown', ['ask 01']]);
  });

  it('[F58] what was sent before a reload and stands is shown; nothing was entered since', async () => {
    const store = new MapKeyValueStore();
    void submitBench({ replies: [new Promise<Reply>(() => undefined)], store }).submit.submit('500');
    await settle();
    const { submit, state } = submitBench({ store, found: [ok('D1')] });
    expect(submit.resume()).toBe(true);
    await settle();
    expect(state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: false });
  });

  it('[F58] [F89] taken up after 15 seconds, before a server that does not answer, the form waits the other 5', async () => {
    const store = new MapKeyValueStore();
    void submitBench({ replies: [new Promise<Reply>(() => undefined)], store }).submit.submit('500');
    await settle();
    const { submit, state, scheduler, pass } = submitBench({ store, found: Array(9).fill(UNREACHED) });
    scheduler.advance(15_000);
    submit.resume();
    await pass(4);
    expect(state.submission.state).toBe('unknown');
    await pass(1);
    expect(state.submission.state).toBe('unconfirmed');
  });

  it('[F58] one that another tab has under way is shown instead of a second one', async () => {
    const store = new MapKeyValueStore();
    const first = submitBench({ replies: [new Promise<Reply>(() => undefined)], store });
    void first.submit.submit('500');
    await settle();
    const second = submitBench({ found: [ok('D1')], store });
    await second.submit.submit('600');
    await settle();
    expect(second.server).toEqual(['ask 01']);
    expect(second.state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: true });
  });

  it('[F89] a newer one of another tab takes the place of one that was given its answer there', async () => {
    const ids = new SequentialIds();
    const { submit, store, server, state, found, pass } = await unconfirmedBench({ ids });
    const other = submitBench({ store, ids, found: [ok('D1')], replies: [fail(LOST)] });
    await other.submit.submit('500');
    await settle();
    await other.submit.submit('700');
    expect(other.server).toEqual(['ask 01', 'send 700 02', 'ask 02']);
    found.push(ok('D7'));
    await submit.submit('600');
    await pass(60);
    expect(server).toEqual(['ask 02']);
    expect(state.submission).toEqual({ state: 'accepted', received: 'D7', earlier: true });
  });

  it('[F89] one that is asked for again is under way in every tab: another tab does not send beside it', async () => {
    const before = later<Found>();
    const { submit, store, server, found, replies } = await unconfirmedBench();
    // Another tab had the answer, and forgot the key.
    for (const key of store.keys()) store.remove(key);
    found.push(before.promise);
    replies.push(ok('D1'));
    void submit.submit('500');
    await settle();
    expect(store.keys()).toHaveLength(1);
    const other = submitBench({ store, found: [NEVER_SEEN, ok('D1')] });
    await other.submit.submit('700');
    await settle();
    expect(other.server).toEqual(['ask 01']);
    before.answer(UNREACHED);
    await settle();
    expect(server).toEqual(['ask 01', 'send 500 01']);
    await other.pass(1);
    expect(other.state.submission).toEqual({ state: 'accepted', received: 'D1', earlier: true });
    expect(store.keys()).toEqual([]);
  });

  it.each(['reply', 'question', 'question before'])(
    '[F62] [F95] a %s that comes after the sign-out moves nobody’s form; the key stays with its player',
    async (what) => {
      const late = later<Reply>();
      const bench =
        what === 'reply'
          ? submitBench({ replies: [late.promise] })
          : what === 'question'
            ? submitBench({ found: [late.promise] })
            : await unconfirmedBench();
      if (what === 'question before') bench.found.push(late.promise);
      void bench.submit.submit('500');
      await settle();
      const asked = bench.server.length;
      bench.session.sessionClosed();
      bench.submit.closed();
      late.answer(ok('D1'));
      await bench.pass(60);
      expect(bench.state.submission).toEqual({ state: 'idle' });
      expect(bench.taken).toEqual([]);
      expect(bench.server).toHaveLength(asked);
      expect(bench.store.keys()).toHaveLength(1);
    },
  );

  it('tells when nothing is under way any more, also at the end of the session', async () => {
    const { submit, pass } = submitBench();
    await submit.decided();
    const received: string[] = [];
    void submit.submit('500');
    void submit.decided().then(() => received.push('decided'));
    await settle();
    await pass(19);
    expect(received).toEqual([]);
    await pass(1);
    expect(received).toEqual(['decided']);
    const next = submitBench();
    void next.submit.submit('500');
    void next.submit.decided().then(() => received.push('over'));
    next.submit.closed();
    await settle();
    expect(received).toEqual(['decided', 'over']);
  });

  it('[F71] a clock that counts finer than milliseconds loses no key', async () => {
    const store = new MapKeyValueStore();
    const { submit, session, scheduler } = submitBench({ store });
    scheduler.advance(0.25);
    await submit.submit('500');
    const memory = new SubmissionMemory(store, session);
    expect(memory.all('withdrawal')).toEqual([
      { key: expect.any(String), sentAt: scheduler.clock.now() - 0.25 },
    ]);
  });

  it.each([
    '',
    'x',
    '{"key":1}',
    '0'.repeat(32),
    `${'g'.repeat(32)} 5`,
    `${'0'.repeat(33)} 5`,
    `${'0'.repeat(32)} 5x`,
    `${'0'.repeat(32)} `,
    `${'0'.repeat(32)} ${'9'.repeat(16)}`,
  ])('[F71] takes up nothing from what is not ours: %s', (text) => {
    const { submit, session, store, state } = submitBench();
    store.write(`sent.withdrawal:${session.user?.id ?? ''}`, text);
    expect(submit.resume()).toBe(false);
    expect(state.submission).toEqual({ state: 'idle' });
  });

  it('[F62] nobody’s key is kept for nobody, and another one is not forgotten for this one', () => {
    const { session, store } = submitBench();
    const memory = new SubmissionMemory(store, session);
    const [mine, other] = [submissionKey('1'.repeat(32)), submissionKey('2'.repeat(32))];
    memory.write('bank', { key: mine, sentAt: 5 });
    memory.remove('bank', other);
    memory.remove('kyc', mine);
    expect(memory.all('bank')).toEqual([{ key: mine, sentAt: 5 }]);
    session.sessionClosed();
    memory.write('bank', { key: other, sentAt: 6 });
    memory.remove('bank', mine);
    expect(memory.all('bank')).toEqual([]);
    expect(store.keys()).toEqual([`sent.bank.${mine}:${ASHA.id}`]);
  });
});
