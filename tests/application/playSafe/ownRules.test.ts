import { beforeEach, describe, expect, it } from 'vitest';
import { openPlaySafe } from '@/application/playSafe/openPlaySafe';
import { askReturn, changeSafety, loadSafety, takeBreak } from '@/application/playSafe/ownRules';
import { followBreaks } from '@/application/playSafe/sayBreak';
import type { SafetyOrder } from '@/application/ports/gateways/PlaySafeGateway';
import { LateParticipants } from '@/application/session/LateParticipants';
import type { SafetyState } from '@/domain/playSafe/SafetyState';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PlaySafeStore } from '@/adapters/stores/PlaySafeStore';
import { clearingNotify } from '@tests/support/fakes/clearingNotify';
import { SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { somePorts } from '@tests/support/fakes/somePorts';

const CHECK = { now: 0, minutes: 60, since: 0, dueAt: 3_600_000, staked: null, net: null };
const FREE: SafetyState = { limits: [], check: CHECK };
const BOUND: SafetyState = {
  limits: [{ kind: 'stake', period: 'day', amount: rupees(500), used: rupees(0), wanted: null }],
  check: CHECK,
};
const LOWER: SafetyOrder = { do: 'set', kind: 'stake', period: 'day', amount: rupees(500) };
const lost = fail<Failure>({ kind: 'timedOut', sent: true });
const refused = fail<Failure>({ kind: 'refused', sent: true, message: 'Not before tomorrow.' });

let state: PlaySafeStore;
let session: { epoch: number; signedIn: boolean };
let asked: number;
let onServer: Result<SafetyState, Failure>;
let load: ReturnType<typeof loadSafety>;
beforeEach(() => {
  state = new PlaySafeStore();
  session = { epoch: 1, signedIn: true };
  asked = 0;
  onServer = ok(BOUND);
  const answer = async () => {
    asked += 1;
    return onServer;
  };
  load = loadSafety(somePorts({ playSafeGateway: { state: answer }, playSafe: state, session }));
});

describe('a player’s own rules', () => {
  it('are asked for when somebody is signed in, and a failure says so', async () => {
    onServer = lost;
    await load();
    expect(state.safety).toEqual({ state: 'failed', message: say('wire.timedOut') });
    onServer = ok(BOUND);
    await load();
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
    session.signedIn = false;
    await load();
    expect(asked).toBe(2);
  });

  it('that are known stay where a later question fails', async () => {
    await load();
    onServer = lost;
    await load();
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
  });

  it('[F17] of somebody who has left are nobody’s', async () => {
    const late = loadSafety(
      somePorts({
        playSafeGateway: {
          state: async () => {
            session.epoch += 1;
            return ok(BOUND);
          },
        },
        playSafe: state,
        session,
      }),
    );
    await late();
    expect(state.safety).toEqual({ state: 'loading' });
  });
});

describe('a change of them', () => {
  let received: number;
  let reply: () => Promise<Result<SafetyState, Failure>>;
  const change = () =>
    changeSafety(
      somePorts({ playSafeGateway: { change: () => reply() }, playSafe: state, session }),
      load,
      () => (received += 1),
    );
  beforeEach(() => {
    received = 0;
  });

  it('shows what the server made of it', async () => {
    reply = async () => ok(BOUND);
    expect(await change()(LOWER)).toEqual(ok());
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
    expect([received, asked]).toEqual([1, 0]);
  });

  it('that is refused says why, in the server’s words, and asks nothing more', async () => {
    reply = async () => refused;
    const { error } = (await change()(LOWER)) as { readonly error: Message };
    expect(error).toMatchObject({ text: 'Not before tomorrow.' });
    expect([received, asked]).toEqual([0, 0]);
  });

  it('[F65] whose answer is lost is looked at: a limit that counts is shown as one', async () => {
    state.safetyArrived(FREE);
    reply = async () => lost;
    expect(await change()(LOWER)).toEqual(fail(say('wire.timedOut')));
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
  });

  it('[F17] answered after its player left touches nothing', async () => {
    reply = async () => {
      session.epoch += 1;
      return ok(BOUND);
    };
    expect((await change()(LOWER)).ok).toBe(false);
    expect(state.safety).toEqual({ state: 'loading' });
    expect(received).toBe(0);
  });
});

describe('a break', () => {
  const take = (
    reply: Result<{ readonly until: number | null; readonly words: string }, Failure>,
    session = { epoch: 1, signedIn: true },
    meanwhile = () => {},
  ) => {
    const ended: unknown[] = [];
    const said: unknown[] = [];
    const elsewhere: unknown[] = [];
    const there = new SharedKeyValueStore();
    const endedThere: unknown[] = [];
    followBreaks(
      there,
      clearingNotify(
        (...notice) => void elsewhere.push(notice),
        () => void elsewhere.splice(0),
      ),
      async (...why) => void endedThere.push(why),
    );
    const taking = takeBreak(
      somePorts({
        playSafeGateway: {
          takeBreak: async () => {
            meanwhile();
            return reply;
          },
        },
        session,
        localStore: {
          write: (key, value) => there.external(key, value),
          remove: (key) => there.external(key, null),
        },
      }),
      async (why: unknown) => void ended.push(why),
      clearingNotify((...notice) => void said.push(notice)),
    );
    return { taking, ended, said, elsewhere, endedThere, there };
  };

  it('that the server granted ends the session here, and says until when', async () => {
    const { taking, ended, said } = take(ok({ until: 1, words: 'You are out until Monday.' }));
    expect(await taking({ do: 'timeOut', days: 1 })).toEqual(ok());
    expect(ended).toEqual(['loggedOut']);
    expect(said).toMatchObject([[{ text: 'You are out until Monday.' }, 'info', 3_600_000, 'passing']]);
  });

  it('is said in the other tabs too, to which only a session ended, and stays there until it is put away', async () => {
    const { taking, said, elsewhere, there } = take(ok({ until: 1, words: 'You are out until Monday.' }));
    await taking({ do: 'timeOut', days: 1 });
    expect(elsewhere).toEqual(said);
    expect(there.keys()).toEqual([]);
    there.external('ui.breakBegun', 'no such break');
    there.external('ui.other', 'timeOut x');
    expect(elsewhere).toHaveLength(1);
    const without = take(ok({ until: null, words: '' }));
    await without.taking({ do: 'exclude', months: null });
    expect(without.elsewhere).toMatchObject([[say('playSafe.exclusionBegun'), 'info', 3_600_000, 'passing']]);
  });

  it('is all that the other tabs say: no session has ended there besides, whatever came first', async () => {
    const { taking, elsewhere, endedThere } = take(ok({ until: 1, words: 'You are out until Monday.' }));
    elsewhere.push('Your session has ended.');
    await taking({ do: 'timeOut', days: 1 });
    expect(elsewhere).toMatchObject([[{ text: 'You are out until Monday.' }, 'info', 3_600_000, 'passing']]);
    // Without a word: what the server or the other tab says of it later ends nothing more.
    expect(endedThere).toEqual([['otherTab']]);
  });

  it('is said although the word of the server, or of another tab, has ended the session before the answer came', async () => {
    const session = { epoch: 1, signedIn: true };
    const { taking, ended, said } = take(ok({ until: 1, words: 'You are out until Monday.' }), session, () =>
      Object.assign(session, { epoch: 2, signedIn: false }),
    );
    expect(await taking({ do: 'timeOut', days: 1 })).toEqual(ok());
    expect(ended).toEqual([]);
    expect(said).toMatchObject([[{ text: 'You are out until Monday.' }, 'info', 3_600_000, 'passing']]);
  });

  it('[F17] of somebody who has left is no news to who came after', async () => {
    const session = { epoch: 1, signedIn: true };
    const { taking, ended, said } = take(ok({ until: 1, words: 'You are out until Monday.' }), session, () =>
      Object.assign(session, { epoch: 3 }),
    );
    expect((await taking({ do: 'timeOut', days: 1 })).ok).toBe(false);
    expect([ended, said]).toEqual([[], []]);
  });

  it('has words of its own where the server has none', async () => {
    const { taking, said } = take(ok({ until: null, words: '' }));
    await taking({ do: 'exclude', months: null });
    expect(said).toMatchObject([[say('playSafe.exclusionBegun'), 'info', 3_600_000, 'passing']]);
  });

  it('that was not granted leaves the player in, and says so', async () => {
    const { taking, ended, said } = take(lost);
    expect(await taking({ do: 'timeOut', days: 7 })).toEqual(fail(say('wire.timedOut')));
    expect([ended, said]).toEqual([[], []]);
  });
});

describe('coming back', () => {
  it('needs both words before anything is asked, and answers from when', async () => {
    const sent: string[] = [];
    const back = askReturn({
      askReturn: async (username) => {
        sent.push(username);
        return ok(7);
      },
    });
    expect(await back(' ', 'x')).toEqual(fail(say('login.usernameEmpty')));
    expect(await back('asha', '')).toEqual(fail(say('login.passwordEmpty')));
    expect(sent).toEqual([]);
    expect(await back(' asha ', 'x')).toEqual(ok(7));
    expect(sent).toEqual(['asha']);
  });

  it('too early is told in the server’s words', async () => {
    const back = askReturn({ askReturn: async () => refused });
    expect(await back('asha', 'x')).toMatchObject({ error: { text: 'Not before tomorrow.' } });
  });
});

it('what was spent is asked for by days, and a failure has words', async () => {
  const days: number[] = [];
  const { activity } = openPlaySafe(
    somePorts({
      playSafeGateway: {
        activity: async (asks) => {
          days.push(asks);
          return lost;
        },
      },
      session: { epoch: 1, signedIn: false },
      config: { ...CONFIG, capabilities: { ...CONFIG.capabilities, playSafe: true } },
      ...{
        playSafe: {},
        localStore: new SharedKeyValueStore(),
        clock: {},
        playerFeed: {},
        pageLife: {},
        scheduler: {},
      },
    }),
    { notify: clearingNotify(), late: new LateParticipants(), endSession: async () => undefined },
  );
  expect(await activity(7)).toEqual(fail(say('wire.timedOut')));
  expect(days).toEqual([7]);
});
