import { SubmissionMemory } from '@/application/shared/SubmissionMemory';
import { SubmitOnce } from '@/application/shared/SubmitOnce';
import { SubmissionStore } from '@/adapters/stores/SubmissionStore';
import type { SubmissionKind } from '@/domain/cashier/Submission';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { settle } from '@/adapters/node/settle';
import { sessionStore } from '@tests/support/stores';

export type Reply = Result<string, Failure>;
export type Found = Result<string | null, Failure>;

export const LOST: Failure = { kind: 'timedOut', sent: true };
export const REUSED: Failure = { kind: 'refused', sent: true, code: 'KEY_REUSED', message: 'Used.' };
export const NEVER_SEEN: Found = ok(null);
export const UNREACHED: Found = fail({ kind: 'offline', sent: true });

/** A form on its way, before a server whose replies stand in two rows; an empty row answers "never seen". */
export function submitBench({
  replies = [],
  found = [],
  store = new MapKeyValueStore(),
  kind = 'withdrawal',
  ids = new SequentialIds(),
}: {
  replies?: (Reply | Promise<Reply>)[];
  found?: (Found | Promise<Found>)[];
  store?: MapKeyValueStore;
  kind?: SubmissionKind;
  ids?: SequentialIds;
} = {}) {
  const scheduler = new ManualScheduler();
  const session = sessionStore();
  session.sessionOpened(token('t'), ASHA, true);
  const state = new SubmissionStore<string>();
  /** What happened at the server, in its order: `send 500 key`, `ask key`. */
  const server: string[] = [];
  const taken: string[] = [];
  const submit = new SubmitOnce<string, string>(
    {
      kind,
      send: async (order, key) => {
        server.push(`send ${order} ${key.slice(-2)}`);
        return replies.shift() ?? fail(LOST);
      },
      find: async (key) => {
        server.push(`ask ${key.slice(-2)}`);
        return found.shift() ?? NEVER_SEEN;
      },
      taken: (received) => void taken.push(received),
      refused: 'withdraw.refused',
    },
    state,
    new SubmissionMemory(store, session),
    { session, ids, clock: scheduler.clock, scheduler },
  );
  /** Lets seconds pass one by one, each with what it causes. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      scheduler.advance(1_000);
      await settle();
    }
  };
  return { submit, state, server, taken, store, scheduler, session, pass, found, replies };
}

/** The same, with a first request whose fate is not known and whose waiting time is over. */
export async function unconfirmedBench(more: Parameters<typeof submitBench>[0] = {}) {
  const bench = submitBench({ ...more, replies: [fail(LOST), ...(more.replies ?? [])] });
  await bench.submit.submit('500');
  await bench.pass(30);
  bench.server.length = 0;
  return bench;
}
