import { describe, expect, it } from 'vitest';
import type { PlayerApp } from '@/application/PlayerApp';
import { LaterApp } from '@/adapters/composition/LaterApp';
import { deferrals } from '@/adapters/composition/deferrals';
import { loadOnFirstInput } from '@/adapters/composition/loadOnFirstInput';
import { ok } from '@/domain/shared/Result';
import { matchId } from '@/domain/shared/ids';
import type { SlipId } from '@/domain/shared/ids';
import { SLIP } from '@tests/support/mothers/betting';

type Answer = (app: PlayerApp) => void;

function world() {
  const opened: { arrive: (app: PlayerApp) => void; fail: () => void }[] = [];
  const later = new LaterApp(
    () =>
      new Promise<PlayerApp>((arrive, fail) => opened.push({ arrive, fail: () => fail(new Error('gone')) })),
  );
  const failures: string[] = [];
  const log: string[] = [];
  // Only what these tests ask of it.
  const app = {
    session: {
      logIn: { execute: async () => ok() },
      checkRegistration: { execute: () => ({ name: { kind: 'server', text: 'x' } }) },
    },
    sports: {
      watchMatch: {
        execute: (id: string) => {
          log.push(`watch ${id}`);
          return () => log.push(`release ${id}`);
        },
      },
    },
    betting: {
      closeSlip: { execute: () => log.push('close') },
      stepOdds: { execute: (_: SlipId, way: string) => log.push(way) },
    },
  } as unknown as PlayerApp;
  const arrive: Answer = (whole) => opened.at(-1)?.arrive(whole);
  return { later, opened, app, arrive, log, failures, ...deferrals(later, () => failures.push('failed')) };
}

describe('an app that comes later', () => {
  it('is asked for once, however many need it', async () => {
    const { later, opened, app, arrive } = world();
    const first = later.load();
    expect(later.load()).toBe(first);
    arrive(app);
    expect(await first).toBe(app);
    expect(later.now).toBe(app);
    expect(opened).toHaveLength(1);
  });

  it('[F79] is asked for again after a script did not come', async () => {
    const { later, opened, app, arrive } = world();
    const failed = later.load();
    opened[0]?.fail();
    await expect(failed).rejects.toThrow('gone');
    const again = later.load();
    arrive(app);
    expect(await again).toBe(app);
    expect(opened).toHaveLength(2);
  });

  it('a form waits for it, and a script that does not come loses no entries', async () => {
    const { form, opened, app, arrive } = world();
    const logIn = form<[string], 'username'>((whole) => whole.session.logIn as never);
    const answer = logIn.execute('asha');
    arrive(app);
    expect(await answer).toEqual({ ok: true });
    const { form: other, opened: others } = world();
    const refused = other<[string], 'username'>((whole) => whole.session.logIn as never).execute('asha');
    others[0]?.fail();
    expect(await refused).toEqual({
      ok: false,
      error: { fields: {}, message: { kind: 'key', key: 'notice.chunkFailed' } },
    });
    expect(opened).toHaveLength(1);
  });

  it('commands keep their order across its arrival; a failure is told', async () => {
    const { command, later, opened, app, arrive, log, failures } = world();
    const step = command<[SlipId, 'up' | 'down']>((whole) => whole.betting.stepOdds);
    const close = command<[SlipId]>((whole) => whole.betting.closeSlip);
    step.execute(SLIP, 'up');
    close.execute(SLIP);
    expect(log).toEqual([]);
    arrive(app);
    await later.load();
    step.execute(SLIP, 'down');
    expect(log).toEqual(['up', 'close', 'down']);
    const broken = world();
    broken.command<[SlipId]>((whole) => whole.betting.closeSlip).execute(SLIP);
    broken.opened[0]?.fail();
    await expect(broken.later.load().catch(() => 'gone')).resolves.toBe('gone');
    expect(broken.failures).toEqual(['failed']);
    expect([opened.length, failures]).toEqual([1, []]);
  });

  it('[F05] what is released before it arrives never begins; what is not begins and ends', async () => {
    const { watch, later, app, arrive, log } = world();
    const watchMatch = watch<[ReturnType<typeof matchId>]>((whole) => whole.sports.watchMatch);
    const gone = watchMatch.execute(matchId('gone'));
    const saved = watchMatch.execute(matchId('kept'));
    gone();
    const loading = later.load();
    arrive(app);
    await loading;
    expect(log).toEqual(['watch kept']);
    saved();
    expect(log).toEqual(['watch kept', 'release kept']);
    expect(gone()).toBeUndefined();
  });

  it('watching asks for nothing by itself: a page that nobody touches stays small', () => {
    const { watch, opened } = world();
    watch<[ReturnType<typeof matchId>]>((whole) => whole.sports.watchMatch).execute(matchId('m'));
    expect(opened).toHaveLength(0);
  });

  it('an answer at once says nothing until it is there', async () => {
    const { answer, later, app, arrive } = world();
    const check = answer<[], object>((whole) => whole.session.checkRegistration as never, {});
    expect(check.execute()).toEqual({});
    const loading = later.load();
    arrive(app);
    await loading;
    expect(check.execute()).toHaveProperty('name');
  });
});

describe('what wakes it', () => {
  function sleeping() {
    const { later, opened } = world();
    const page = new EventTarget();
    const heard: {
      tab?: (message: { kind: 'signedIn' | 'signedOut' }) => void;
      key?: (key: string | null, value: string | null) => void;
    } = {};
    loadOnFirstInput(later, {
      page: page as unknown as Window,
      tabs: { listen: (listener) => ((heard.tab = listener), () => delete heard.tab) },
      local: { onExternalChange: (listener) => ((heard.key = listener), () => delete heard.key) },
    });
    return { opened, page, heard };
  }

  it.each(['pointerdown', 'keydown', 'touchstart', 'scroll', 'wheel', 'pointermove'])(
    'the first %s, once',
    (sign) => {
      const { opened, page, heard } = sleeping();
      page.dispatchEvent(new Event(sign));
      page.dispatchEvent(new Event('keydown'));
      expect(opened).toHaveLength(1);
      expect(heard).toEqual({});
    },
  );

  it('[SES-06] a log-in in another tab, by message or by the stored token; a log-out does not', () => {
    const byMessage = sleeping();
    byMessage.heard.tab?.({ kind: 'signedOut' });
    expect(byMessage.opened).toHaveLength(0);
    byMessage.heard.tab?.({ kind: 'signedIn' });
    expect(byMessage.opened).toHaveLength(1);
    const byToken = sleeping();
    byToken.heard.key?.('user', 'x');
    byToken.heard.key?.('token', null);
    expect(byToken.opened).toHaveLength(0);
    byToken.heard.key?.('token', 'abc');
    expect(byToken.opened).toHaveLength(1);
  });
});
