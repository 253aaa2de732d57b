import { describe, expect, it } from 'vitest';
import { SubmissionMemory } from '@/application/cashier/SubmissionMemory';
import { SubmitOnce } from '@/application/cashier/SubmitOnce';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { token } from '@/domain/shared/ids';
import { ManualScheduler } from '@tests/support/ManualScheduler';
import { FakeSessionState } from '@tests/support/fakes/FakeSessionState';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { settle } from '@tests/support/settle';

type Reply = Result<string, Failure>;
type Found = Result<string | null, Failure>;

function setUp(reply: Reply | Promise<Reply>, found: Found[] = [], store = new MapKeyValueStore()) {
  const scheduler = new ManualScheduler();
  const session = new FakeSessionState({ stored: null });
  session.sessionOpened(token('t'), ASHA, true);
  const state = new SubmissionStore<string>();
  const sent: string[] = [];
  const asked: string[] = [];
  const submit = new SubmitOnce<string, string>(
    {
      kind: 'deposit',
      send: async (order, key) => {
        sent.push(`${order} ${key}`);
        return reply;
      },
      find: async (key) => {
        asked.push(key);
        return found.shift() ?? ok(null);
      },
      refused: 'request.failed',
    },
    state,
    new SubmissionMemory(store, session),
    session,
    new SequentialIds(),
    scheduler.clock,
    scheduler,
  );
  return { submit, state, sent, asked, store, scheduler, session };
}

describe('a form of money', () => {
  it('[F65] is sent once, however often it is pressed', async () => {
    const answers: ((reply: Reply) => void)[] = [];
    const { submit, state, sent } = setUp(new Promise<Reply>((resolve) => answers.push(resolve)));
    void submit.execute('500');
    void submit.execute('500');
    await settle();
    expect(sent).toHaveLength(1);
    answers[0]?.(ok('D1'));
    await settle();
    expect(state.submission).toEqual({ state: 'accepted', told: 'D1' });
  });

  it('[F65] whose reply is lost is looked up by its key, and not sent again', async () => {
    const lost = fail<Failure>({ kind: 'timedOut', sent: true });
    const { submit, state, sent, asked, store, scheduler } = setUp(lost, [
      fail({ kind: 'offline', sent: true }),
      ok(null),
      ok('D1'),
    ]);
    await submit.execute('500');
    expect(state.submission.state).toBe('unknown');
    await submit.execute('500');
    await settle();
    scheduler.advance(1_000);
    await settle();
    expect(state.submission.state).toBe('unknown');
    scheduler.advance(2_000);
    await settle();
    expect(state.submission).toEqual({ state: 'accepted', told: 'D1' });
    expect(sent).toHaveLength(1);
    expect(new Set(asked).size).toBe(1);
    expect(store.keys()).toEqual([]);
  });

  it('[F65] that the server never saw may be sent anew, once it can no longer arrive', async () => {
    const { submit, state, sent, scheduler } = setUp(fail({ kind: 'server', sent: true }));
    await submit.execute('500');
    for (let second = 0; second < 29; second += 1) {
      scheduler.advance(1_000);
      await settle();
    }
    expect(state.submission.state).toBe('unknown');
    for (let second = 0; second < 10; second += 1) {
      scheduler.advance(1_000);
      await settle();
    }
    expect(state.submission).toMatchObject({
      state: 'rejected',
      message: { kind: 'key', key: 'cashier.notReceived' },
    });
    await submit.execute('500');
    expect(sent).toHaveLength(2);
    expect(sent[0]).not.toBe(sent[1]);
  });

  it.each([
    [{ kind: 'offline', sent: false }, 'cashier.notSent'],
    [{ kind: 'refused', sent: true, code: 'TOO_LITTLE' }, 'request.failed'],
  ] as const)('that provably did nothing is over: %o', async (failure, key) => {
    const { submit, state, asked, store } = setUp(fail(failure));
    await submit.execute('500');
    expect(state.submission).toMatchObject({ state: 'rejected', message: { kind: 'key', key } });
    expect(asked).toEqual([]);
    expect(store.keys()).toEqual([]);
  });

  it('[F14] says how long to wait', async () => {
    const { submit, state } = setUp(fail({ kind: 'coolDown', sent: true, seconds: 30 }));
    await submit.execute('500');
    expect(state.submission).toMatchObject({ state: 'rejected', waitSeconds: 30 });
  });

  it('[F58] is taken up again after a reload, and by another tab instead of a second one', async () => {
    const store = new MapKeyValueStore();
    const first = setUp(new Promise<Reply>(() => undefined), [], store);
    void first.submit.execute('500');
    await settle();
    const second = setUp(ok('D2'), [ok('D1')], store);
    await second.submit.execute('500');
    await settle();
    expect(second.sent).toEqual([]);
    expect(second.state.submission).toEqual({ state: 'accepted', told: 'D1' });
  });

  it('[F62] that a log-out overtakes stays with its player', async () => {
    const answers: ((reply: Reply) => void)[] = [];
    const { submit, state, session, store } = setUp(new Promise<Reply>((resolve) => answers.push(resolve)));
    void submit.execute('500');
    await settle();
    session.sessionClosed();
    submit.stop();
    answers[0]?.(ok('D1'));
    await settle();
    expect(state.submission).toEqual({ state: 'idle' });
    expect(store.keys()).toHaveLength(1);
  });

  it.each(['', 'x', '{"key":1}', '0'.repeat(32), `${'g'.repeat(32)} 5`])(
    '[F71] takes up nothing from what is not ours: %s',
    (text) => {
      const store = new MapKeyValueStore();
      const { submit, session } = setUp(ok('D1'), [], store);
      store.write(`sent.deposit:${session.user?.id ?? ''}`, text);
      expect(submit.resume()).toBe(false);
    },
  );
});
