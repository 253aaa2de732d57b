import { describe, expect, it } from 'vitest';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { PlaySafeStore } from '@/adapters/stores/PlaySafeStore';
import { openPlaySafe } from '@/application/playSafe/openPlaySafe';
import type { PlaySafeGateway } from '@/application/ports/gateways/PlaySafeGateway';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import { token, userId } from '@/domain/shared/ids';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { somePorts } from '@tests/support/fakes/somePorts';
import { sessionStore } from '@tests/support/stores';
import { clearingNotify } from '@tests/support/fakes/clearingNotify';

const MINUTE = 60_000;

interface Options {
  /** Whether the server keeps the rules, or this device. */
  readonly saved: boolean;
  readonly signedIn?: boolean;
}

function world({ saved, signedIn = true }: Options) {
  const scheduler = new ManualScheduler();
  const now = (): number => scheduler.clock.now();
  const session = sessionStore();
  if (signedIn)
    session.sessionOpened(token('t'), { id: userId('asha'), name: '', username: '', mobile: '' }, true);
  const asked: string[] = [];
  const playSafeGateway: Partial<PlaySafeGateway> = {
    state: async () => {
      asked.push('state');
      const check = {
        now: now(),
        minutes: 60,
        since: now(),
        dueAt: now() + 60 * MINUTE,
        staked: null,
        net: null,
      };
      return ok({ limits: [], check } as never);
    },
    change: async (order) => {
      asked.push(order.do);
      return fail<Failure>({ kind: 'offline', sent: false });
    },
  };
  const state = new PlaySafeStore();
  const feed = new FakePlayerFeed();
  const page = new FakePageLife();
  const localStore = new MapKeyValueStore();
  const late = new LateParticipants();
  const config = { ...CONFIG, capabilities: { ...CONFIG.capabilities, playSafe: saved } };
  const app = openPlaySafe(
    {
      ...somePorts({
        session,
        localStore,
        clock: scheduler.clock,
        playerFeed: feed,
        pageLife: page,
        scheduler,
        playSafeGateway,
      }),
      playSafe: state,
      config,
    },
    { notify: clearingNotify(), late, endSession: () => Promise.resolve() },
  );
  return { app, scheduler, state, feed, page, session, late, localStore, asked };
}

describe('play safe where the server keeps the rules', () => {
  it('asks it, at once and for the page, and every change is its own', async () => {
    const { app, asked } = world({ saved: true });
    await settle();
    expect(asked).toEqual(['state']);
    await app.load();
    expect(asked).toEqual(['state', 'state']);
    await app.change({ do: 'interval', minutes: 15 });
    expect(asked).toContain('interval');
    await app.goOn();
    expect(asked).toContain('goOn');
  });
});

describe('play safe where this device keeps the interval', () => {
  it('asks nobody; an interval that is chosen counts from now on', async () => {
    const { app, state, scheduler, asked } = world({ saved: false });
    await app.load();
    expect(await app.change({ do: 'interval', minutes: 15 })).toEqual(ok());
    expect(state.minutes).toBe(15);
    await scheduler.pass(15 * MINUTE - 1);
    expect(state.due).toBeNull();
    await scheduler.pass(1);
    expect(state.due).toMatchObject({ minutes: 15 });
    await app.goOn();
    expect(state.due).toBeNull();
    await scheduler.pass(15 * MINUTE);
    expect(state.due).toMatchObject({ minutes: 15 });
    expect(asked).toEqual([]);
  });

  it('anything else is for the server, which may not know it', async () => {
    const { app, asked } = world({ saved: false });
    await app.change({ do: 'limit', kind: 'deposit', days: 1, amount: null } as never);
    expect(asked[0]).toBe('limit');
  });

  it('a log-out ends the visit, the next log-in begins another one', async () => {
    const { state, scheduler, late, session, localStore } = world({ saved: false });
    await scheduler.pass(50 * MINUTE);
    session.sessionClosed();
    late.closed('loggedOut');
    session.sessionOpened(token('u'), { id: userId('asha'), name: '', username: '', mobile: '' }, true);
    late.opened(session.epoch);
    expect(localStore.read('ui.playVisit')).not.toBe('');
    await scheduler.pass(59 * MINUTE);
    expect(state.due).toBeNull();
    await scheduler.pass(MINUTE);
    expect(state.due).not.toBeNull();
  });

  it('watches nobody before somebody is signed in', async () => {
    const { feed, page, scheduler, state } = world({ saved: false, signedIn: false });
    await scheduler.pass(120 * MINUTE);
    expect([feed.listening, page.listening, state.due]).toEqual([0, 0, null]);
  });
});
