import { describe, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from '@tests/support/wire/everyCall';
import { SafeWorld } from './SafeWorld';

/** Whatever is sent with a session, by the table of calls: a new one is tried here without being named. */
const WITH_SESSION = Object.values(ALL_ENDPOINTS).filter(
  ({ token, path }) => token === 'held' && !path.includes(':'),
);

function enter(world: SafeWorld) {
  const player = world.player();
  const token = String(world.logIn(player.username).data?.['token']);
  const mobile = world.core.accounts.find(player.id)?.mobile ?? '';
  return { ...player, token, mobile };
}

const limited = (world: SafeWorld, token: string, kind: 'stake' | 'loss' | 'deposit', rupees: number) =>
  world.ask('POST', '/playsafe/limits', { kind, period: 'day', amount: rupees }, token);

/** A bet that waits: its odds are far from what anybody offers. */
function waiting(world: SafeWorld, token: string, more: object = {}) {
  const all = world.core.world.all().flatMap(({ markets }) => markets);
  const market = all.find((each) => each.allowUnmatched && each.status === 'OPEN' && !each.inPlay);
  const runnerId = market?.runners[0]?.id;
  const order = { key: world.key(), marketId: market?.id, runnerId, marketVersion: market?.version };
  const terms = { side: 'back', odds: 500, stake: 300, acceptOdds: 'better' };
  return world.ask('POST', '/bets', { ...order, ...terms, ...more }, token);
}
const betOf = ({ data }: { readonly data: Readonly<Record<string, unknown>> | null }) =>
  data?.['bet'] as { readonly id: string; readonly status: string; readonly reason?: string };

describe.each([
  ['a time-out', '/playsafe/timeout', { days: 1 }, 'TIME_OUT'],
  ['a self-exclusion', '/playsafe/exclude', { months: 6 }, 'SELF_EXCLUDED'],
] as const)('%s', (_, path, body, code) => {
  it('[PROFILE-01] ends the session for every call, and shuts every way back in', () => {
    const world = new SafeWorld();
    const { token, username, mobile } = enter(world);
    // A code that was asked for before the break is no way around it.
    const number = { mobile, country_code: '91' };
    world.ask('POST', '/login/otp/send', number);
    const sent = world.core.inbox.all().at(-1)?.text.slice(0, 6);
    expect(world.ask('POST', path, body, token).status).toBe(200);
    const status = ({ method, path: of }: (typeof WITH_SESSION)[number], by: string) =>
      world.ask(method, of, {}, by).status;
    const forPlayers = WITH_SESSION.filter((call) => status(call, '') === 401);
    expect(forPlayers.length).toBeGreaterThan(40);
    expect(forPlayers.filter((call) => status(call, token) !== 401)).toEqual([]);
    expect(world.logIn(username)).toMatchObject({ status: 403, code });
    expect(world.ask('POST', '/login/otp', { ...number, otp: sent })).toMatchObject({ status: 403, code });
    expect(world.ask('POST', '/sendOtpToMobile', number)).toMatchObject({ code: 'NUMBER_TAKEN' });
  });
});

describe.each(['stake', 'loss'] as const)('a %s limit that is used up', (kind) => {
  it('stops every way to risk more, and none to risk less', () => {
    const world = new SafeWorld();
    const { token } = enter(world);
    const first = betOf(waiting(world, token));
    expect(first.status).toBe('unmatched');
    limited(world, token, kind, 300);
    const refused = { status: 'rejected', reason: 'SELF_LIMIT' };
    for (const more of [
      {},
      { odds: 1.01, acceptOdds: 'any' },
      { odds: 1.02, worstOdds: 1.01 },
      { keepInPlay: true },
      // Against a back that waits, a lay is no further loss.
      ...(kind === 'stake' ? [{ side: 'lay', odds: 1.5 }] : []),
    ])
      expect(betOf(waiting(world, token, { stake: 100, ...more }))).toMatchObject(refused);
    const edit = (stake: number) =>
      world.ask('POST', '/bets/edit', { betId: first.id, key: world.key(), odds: 500, stake }, token);
    expect(edit(400).data?.['replacement']).toMatchObject(refused);
    const less = edit(200).data?.['replacement'] as { id: string; status: string };
    expect(less.status).toBe('unmatched');
    expect(betOf(world.ask('POST', '/bets/cancel', { betId: less.id }, token)).status).toBe('cancelled');
  });
});
