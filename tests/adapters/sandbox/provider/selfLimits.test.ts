import { describe, expect, it } from 'vitest';
import { kindWorld, PLACES } from './kindWorld';
import { beginAt } from './playBegins';
import { keyOf, playWorld } from './playWorld';

/** One title of every kind. */
const KINDS = PLACES.map(([, code, table], at) => ({ code, table, at })).filter(
  ({ table }, at, all) => all.findIndex((each) => each.table === table) === at,
);

function playing(at: number) {
  const world = kindWorld(`limits ${at}`);
  const { sessions, say } = world.newcomer();
  const session = sessions[at] ?? '';
  let key = 0;
  return {
    ...world,
    say,
    cash: () => world.cashes()[0] ?? 0,
    look: () => world.play(session, { session, call: 'look' }),
    begin: (stake: number) => {
      key += 1;
      const asked = {
        session,
        call: 'begin',
        client: 'x',
        key: keyOf(key),
        ...beginAt(at, stake, () => 0.1),
      };
      return world.play(session, asked);
    },
    stop: () => world.play(session, { session, call: 'stop', key: keyOf(key) }),
  };
}

it('[CASINO-03] the refusal names the limits in the way, and what is left of each', () => {
  const { sandbox, demo } = playWorld();
  const { token, launch } = demo();
  const session = launch('ezugi', 'speed-roulette');
  const ask = (path: string, body: object) =>
    sandbox.handle({ method: 'POST', path, query: {}, headers: { token }, body, client: 'c' });
  const begin = (key: number, stake: number) =>
    ask('/games/play', {
      session,
      call: 'begin',
      client: 'x',
      key: keyOf(key),
      table: 'wheel',
      bets: [{ on: 'red', stake }],
    });
  ask('/playsafe/limits', { kind: 'stake', period: 'day', amount: 150 });
  ask('/playsafe/limits', { kind: 'stake', period: 'month', amount: 5_000 });
  ask('/playsafe/limits', { kind: 'loss', period: 'week', amount: 120 });
  const [stakes, losses] = [
    { kind: 'stake', period: 'day', amount: 150, left: 150 },
    { kind: 'loss', period: 'week', amount: 120, left: 120 },
  ];
  expect(begin(1, 200)).toMatchObject({
    status: 409,
    body: { code: 'SELF_LIMIT', data: { ownLimits: [stakes, losses] } },
  });
  expect(begin(2, 50)).toMatchObject({ status: 200 });
  expect(begin(3, 110)).toMatchObject({
    body: { data: { ownLimits: expect.arrayContaining([{ ...stakes, left: 100 }]) } },
  });
});

describe.each(KINDS)('$code ($table) for a player with limits of their own', ({ at }) => {
  it('[CASINO-03] takes no bet that goes over the limit on stakes, and nothing for it', () => {
    const { say, begin, stop, cash } = playing(at);
    say('/playsafe/limits', { kind: 'stake', period: 'day', amount: 150 });
    expect(begin(50)).toMatchObject({ round: { nonce: 0 } });
    stop();
    const before = cash();
    expect(begin(200)).toBe('SELF_LIMIT');
    expect(cash()).toBeGreaterThanOrEqual(before);
  });

  it('[CASINO-03] takes no bet that could lose more than the limit on losses', () => {
    const { say, begin, cash } = playing(at);
    say('/playsafe/limits', { kind: 'loss', period: 'week', amount: 40 });
    const before = cash();
    expect(begin(50)).toBe('SELF_LIMIT');
    expect(cash()).toBe(before);
  });

  it.each([
    ['a time-out', '/playsafe/timeout', { days: 1 }],
    ['an exclusion', '/playsafe/exclude', { months: 6 }],
  ])('[CASINO-03] ends with %s in the middle of a round, and pays what it owes', (_name, path, body) => {
    const { say, begin, look, pass, advance, isSquare, cash } = playing(at);
    begin(50);
    const before = cash();
    say(path, body);
    expect(begin(50)).toBe('SESSION_ENDED');
    expect(look()).toBe('SESSION_ENDED');
    pass(21 * 3_600_000);
    advance();
    expect(isSquare()).toBe(true);
    expect(cash()).toBeGreaterThanOrEqual(before);
  });

  it('[CASINO-03] a round counts in the reality check and does not put it off', () => {
    const { say, begin } = playing(at);
    const check = () =>
      (
        say('/playsafe/interval', { minutes: 30 }) as unknown as {
          readonly check: { readonly dueAt: string; readonly staked: number };
        }
      ).check;
    const first = check();
    begin(50);
    expect(check().dueAt).toBe(first.dueAt);
    expect(check().staked).toBeGreaterThanOrEqual(50);
  });
});
