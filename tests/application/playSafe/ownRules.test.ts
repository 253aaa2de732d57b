import { beforeEach, describe, expect, it } from 'vitest';
import { AskReturn } from '@/application/playSafe/AskReturn';
import { ChangeSafety } from '@/application/playSafe/ChangeSafety';
import { LoadActivity } from '@/application/playSafe/LoadActivity';
import { LoadSafety } from '@/application/playSafe/LoadSafety';
import { TakeBreak } from '@/application/playSafe/TakeBreak';
import type { SafetyOrder } from '@/application/ports/gateways/PlaySafeGateway';
import type { SafetyState } from '@/domain/playSafe/SafetyState';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { FakePlaySafeState } from '@tests/support/fakes/FakePlaySafeState';

const CHECK = { now: 0, minutes: 60, since: 0, dueAt: 3_600_000, staked: null, net: null };
const FREE: SafetyState = { limits: [], check: CHECK };
const BOUND: SafetyState = {
  limits: [{ kind: 'stake', period: 'day', amount: rupees(500), used: rupees(0), wanted: null }],
  check: CHECK,
};
const LOWER: SafetyOrder = { do: 'set', kind: 'stake', period: 'day', amount: rupees(500) };
const lost = fail<Failure>({ kind: 'timedOut', sent: true });
const refused = fail<Failure>({ kind: 'refused', sent: true, message: 'Not before tomorrow.' });

let state: FakePlaySafeState;
let session: { epoch: number; signedIn: boolean };
let asked: number;
let onServer: Result<SafetyState, Failure>;
let load: LoadSafety;
beforeEach(() => {
  state = new FakePlaySafeState();
  session = { epoch: 1, signedIn: true };
  asked = 0;
  onServer = ok(BOUND);
  const answer = async () => {
    asked += 1;
    return onServer;
  };
  load = new LoadSafety({ state: answer }, state, session);
});

describe('a player’s own rules', () => {
  it('are asked for when somebody is signed in, and a failure says so', async () => {
    onServer = lost;
    await load.execute();
    expect(state.safety).toEqual({ state: 'failed', message: say('wire.timedOut') });
    onServer = ok(BOUND);
    await load.execute();
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
    session.signedIn = false;
    await load.execute();
    expect(asked).toBe(2);
  });

  it('that are known stay where a later question fails', async () => {
    await load.execute();
    onServer = lost;
    await load.execute();
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
  });

  it('[F17] of somebody who has left are nobody’s', async () => {
    const late = new LoadSafety(
      {
        state: async () => {
          session.epoch += 1;
          return ok(BOUND);
        },
      },
      state,
      session,
    );
    await late.execute();
    expect(state.safety).toEqual({ state: 'loading' });
  });
});

describe('a change of them', () => {
  let told: number;
  let reply: () => Promise<Result<SafetyState, Failure>>;
  const change = (): ChangeSafety =>
    new ChangeSafety({ change: () => reply() }, state, session, load, () => (told += 1));
  beforeEach(() => {
    told = 0;
  });

  it('shows what the server made of it', async () => {
    reply = async () => ok(BOUND);
    expect(await change().execute(LOWER)).toEqual(ok());
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
    expect([told, asked]).toEqual([1, 0]);
  });

  it('that is refused says why, in the server’s words, and asks nothing more', async () => {
    reply = async () => refused;
    const { error } = (await change().execute(LOWER)) as { readonly error: Message };
    expect(error).toMatchObject({ text: 'Not before tomorrow.' });
    expect([told, asked]).toEqual([0, 0]);
  });

  it('[F65] whose answer is lost is looked at: a limit that counts is shown as one', async () => {
    state.safetyArrived(FREE);
    reply = async () => lost;
    expect(await change().execute(LOWER)).toEqual(fail(say('wire.timedOut')));
    expect(state.safety).toEqual({ state: 'ready', ...BOUND });
  });

  it('[F17] answered after its player left touches nothing', async () => {
    reply = async () => {
      session.epoch += 1;
      return ok(BOUND);
    };
    expect((await change().execute(LOWER)).ok).toBe(false);
    expect(state.safety).toEqual({ state: 'loading' });
    expect(told).toBe(0);
  });
});

describe('a break', () => {
  const take = (reply: Result<{ readonly until: number | null; readonly words: string }, Failure>) => {
    const ended: unknown[] = [];
    const said: unknown[] = [];
    const taking = new TakeBreak(
      { takeBreak: async () => reply },
      { epoch: 1 },
      { execute: async (why: unknown) => void ended.push(why) },
      { execute: (message: Message) => void said.push(message) },
    );
    return { taking, ended, said };
  };

  it('that the server granted ends the session here, and says until when', async () => {
    const { taking, ended, said } = take(ok({ until: 1, words: 'You are out until Monday.' }));
    expect(await taking.execute({ do: 'timeOut', days: 1 })).toEqual(ok());
    expect(ended).toEqual(['loggedOut']);
    expect(said).toMatchObject([{ text: 'You are out until Monday.' }]);
  });

  it('has words of its own where the server has none', async () => {
    const { taking, said } = take(ok({ until: null, words: '' }));
    await taking.execute({ do: 'exclude', months: null });
    expect(said).toEqual([say('playSafe.exclusionBegun')]);
  });

  it('that was not granted leaves the player in, and says so', async () => {
    const { taking, ended, said } = take(lost);
    expect(await taking.execute({ do: 'timeOut', days: 7 })).toEqual(fail(say('wire.timedOut')));
    expect([ended, said]).toEqual([[], []]);
  });
});

describe('coming back', () => {
  it('needs both words before anything is asked, and answers from when', async () => {
    const sent: string[] = [];
    const back = new AskReturn({
      askReturn: async (username) => {
        sent.push(username);
        return ok(7);
      },
    });
    expect(await back.execute(' ', 'x')).toEqual(fail(say('login.usernameEmpty')));
    expect(await back.execute('asha', '')).toEqual(fail(say('login.passwordEmpty')));
    expect(sent).toEqual([]);
    expect(await back.execute(' asha ', 'x')).toEqual(ok(7));
    expect(sent).toEqual(['asha']);
  });

  it('too early is told in the server’s words', async () => {
    const back = new AskReturn({ askReturn: async () => refused });
    expect(await back.execute('asha', 'x')).toMatchObject({ error: { text: 'Not before tomorrow.' } });
  });
});

it('what was spent is asked for by days, and a failure has words', async () => {
  const days: number[] = [];
  const activity = new LoadActivity(
    {
      activity: async (asks) => {
        days.push(asks);
        return lost;
      },
    },
    { epoch: 1 },
  );
  expect(await activity.execute(7)).toEqual(fail(say('wire.timedOut')));
  expect(days).toEqual([7]);
});
