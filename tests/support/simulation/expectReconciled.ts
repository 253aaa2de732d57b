import { expect } from 'vitest';
import { isInFlight } from '@/domain/betting/placementAfter';
import type { Bet } from '@/domain/betting/Bet';
import type { Left } from './BetDiary';
import type { SimPlayer } from './SimPlayer';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import type { Simulation } from './simulate';
import { expectChangesSaid, expectStaying } from './expectChanges';
import type { WireBet } from './SimWorld';

const CLOSED = new Set(['rejected', 'lapsed', 'cancelled']);
const OPEN = new Set(['pending', 'unmatched', 'partly_matched', 'matched']);

/** P14, P15: nothing lost, nothing doubled, and what every phone shows is what the engine has. */
export function expectReconciled(simulation: Simulation): void {
  const { world, accounts, players, bets, cashOuts, listed } = simulation;
  const all = [...bets.values()].flat();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(world.engine.audit().bets).toBe(all.length);
  const sent = new Set([
    ...players.flatMap(({ diary }) => [...diary.left, ...diary.changes.map(({ key }) => key)]),
    ...[...cashOuts.values()].flatMap((cashOut) => cashOut.bets.map(({ key }) => key)),
  ]);
  for (const player of players) expectOneBetPerIntent(player, all);
  expect(all.filter(({ key }) => !sent.has(key))).toEqual([]);
  for (const player of players) {
    const { userId } = accounts.find((account) => account === player.account) ?? { userId: '' };
    const own = bets.get(userId) ?? [];
    expectSaid(player, own);
    expectChangesSaid(player, own, cashOuts, userId);
    expectStaying(player, own);
    expectListed(listed.get(player) ?? [], own);
    expectShown(player, own, userId, world.engine.audit());
  }
}

/**
 * F89: no second key on a selection while the first could still become a bet, on one device. Of the keys that left before, each had become a bet by
 * then, or was refused for good.
 */
function expectOneBetPerIntent({ diary }: SimPlayer, bets: readonly WireBet[]): void {
  const acceptedAt = new Map(bets.map(({ key, createdAt }) => [key, Date.parse(createdAt)]));
  const first = new Map(diary.orders.toReversed().map((order) => [order.key, order]));
  const before = new Map<string, Left[]>();
  for (const order of [...first.values()].toSorted((one, other) => one.at - other.at)) {
    const earlier = before.get(order.on) ?? [];
    for (const { key } of earlier) {
      const known = diary.refused.has(key) || (acceptedAt.get(key) ?? Infinity) <= order.wallAt;
      expect({ intent: order.on, first: key, second: order.key, known }).toMatchObject({ known: true });
    }
    before.set(order.on, [...earlier, order]);
  }
}

/** Each key that left the phone: exactly one bet and the phone said so, or none, and then the server has never seen it, and the key is kept. */
function expectSaid({ diary, client, notPlaced }: SimPlayer, bets: readonly WireBet[]): void {
  const placed = new Map(bets.map((bet) => [bet.key, bet]));
  expect([...diary.contradicted]).toEqual([]);
  const saved = new Set<string>(client.app.betting.view.pending.map(({ key }) => key));
  for (const key of diary.left) {
    const bet = placed.get(key);
    const said = { received: diary.received.get(key)?.id, saved: saved.has(key) || diary.refused.has(key) };
    expect({ key, ...said }).toEqual({ key, received: bet?.id, saved: bet === undefined });
  }
  // What came to nothing by its word did so by the engine's.
  for (const [key, { status }] of diary.received)
    if (CLOSED.has(status)) expect([key, placed.get(key as string)?.status]).toEqual([key, status]);
  for (const key of diary.letGo) expect([key, placed.has(key)]).toEqual([key, false]);
  // "Nothing was taken" is the server's word alone.
  const nothingTaken = bets.filter(({ matched, status }) => matched === 0 && CLOSED.has(status));
  expect(notPlaced).toBeLessThanOrEqual(nothingTaken.length);
}

/** What stands and what was decided; what came to nothing is in no list. */
function expectListed(listed: readonly Bet[], bets: readonly WireBet[]): void {
  const shown = bets.filter(({ status }) => !CLOSED.has(status));
  expect(listed.map(asShown).toSorted(byId)).toEqual(shown.map(asOnWire).toSorted(byId));
}

function expectShown(
  { client, store }: SimPlayer,
  bets: readonly WireBet[],
  userId: string,
  { users }: ReturnType<Simulation['world']['engine']['audit']>,
): void {
  const { betting, wallet, exposure, session } = client.app;
  expect(session.view.signedIn).toBe(true);
  expect(betting.view.slips.filter(({ placement }) => isInFlight(placement))).toEqual([]);
  expect(betting.view.pending.filter(({ unheard }) => unheard !== true)).toEqual([]);
  expect(sentOnDevice(store, 'bet', userId)).toHaveLength(betting.view.pending.length);
  const open = bets.filter(({ status }) => OPEN.has(status));
  expect(betting.view.openBets.map(asShown).toSorted(byId)).toEqual(open.map(asOnWire).toSorted(byId));
  const books = users.find((user) => user.userId === userId);
  expect(books).toBeDefined();
  expect(wallet.view.wallet).toMatchObject({ cash: books?.cash, coins: books?.coins });
  expect(exposure.view.exposure?.total).toBe(books?.hold);
  expect(client.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
}

interface Compared {
  readonly id: string;
  readonly key: string | null;
  readonly status: string;
  readonly stake: number;
  readonly matched: number;
  readonly odds: number;
  readonly replaces: string | null;
  readonly keepInPlay: boolean;
}

function asShown(bet: Bet): Compared {
  const { id, key, status, stake, matched, odds, replaces, keepInPlay = false } = bet;
  return { id, key, status, stake, matched, odds, replaces, keepInPlay };
}

function asOnWire(bet: WireBet): Compared {
  const { id, key, status, stack, matched, odds, replaces, keepInPlay } = bet;
  const hundredths = (amount: number) => Math.round(amount * 100);
  return {
    id,
    key,
    status: status === 'partly_matched' ? 'partlyMatched' : status,
    stake: hundredths(stack),
    matched: hundredths(matched),
    odds: hundredths(odds),
    replaces,
    keepInPlay,
  };
}

function byId(one: Compared, other: Compared): number {
  return one.id.localeCompare(other.id);
}
