import { expect } from 'vitest';
import { isInFlight } from '@/domain/betting/placementAfter';
import type { Bet } from '@/domain/betting/Bet';
import type { SimPlayer } from './SimPlayer';
import type { Simulation } from './simulate';
import type { WireBet } from './SimWorld';

const OPEN = new Set(['pending', 'unmatched', 'partly_matched', 'matched']);

/** Of each kind of fault in one run. */
const LEAST = 4;

/** First of all: it was bad. */
export function expectFaults({ faults, placements, bets }: Simulation, wanted: number): void {
  expect(placements).toBeGreaterThanOrEqual(wanted);
  const seldom = [...faults].filter(([, times]) => times < LEAST);
  expect(seldom).toEqual([]);
  const all = [...bets.values()].flat();
  // … and yet bets stood: taken, refused, settled, and open to the end.
  for (const status of ['matched', 'rejected', 'settled', 'void'])
    expect([status, all.filter((bet) => bet.status === status).length > LEAST]).toEqual([status, true]);
  for (const reason of ['SUSPENDED', 'BALL_RUNNING', 'ODDS_CHANGED', 'MARKET_CLOSED'])
    expect([reason, all.filter((bet) => bet.reason === reason).length > LEAST]).toEqual([reason, true]);
}

/** P14, P15: nothing lost, nothing doubled, and what every phone shows is what the engine has. */
export function expectReconciled({ world, accounts, players, bets }: Simulation): void {
  const all = [...bets.values()].flat();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(world.engine.audit().bets).toBe(all.length);
  const sent = new Set(players.flatMap(({ diary }) => [...diary.left]));
  expect(all.filter(({ key }) => !sent.has(key))).toEqual([]);
  for (const player of players) {
    const { userId } = accounts.find((account) => account === player.account) ?? { userId: '' };
    expectSaid(player, bets.get(userId) ?? []);
    expectShown(player, bets.get(userId) ?? [], userId, world.engine.audit());
  }
}

/** Each key that left the phone: exactly one bet and the phone said so, or none and the phone said so. */
function expectSaid({ diary }: SimPlayer, bets: readonly WireBet[]): void {
  const standing = new Map(bets.map((bet) => [bet.key, bet]));
  expect([...diary.contradicted]).toEqual([]);
  for (const key of diary.left) {
    const bet = standing.get(key);
    const said = { told: diary.told.get(key)?.id, notPlaced: diary.notPlaced.has(key) };
    expect({ key, ...said }).toEqual({ key, told: bet?.id, notPlaced: bet === undefined });
  }
  for (const key of diary.notPlaced) expect([key, standing.has(key)]).toEqual([key, false]);
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
  expect(betting.view.pending).toEqual([]);
  expect(store.keys().filter((key) => key.startsWith('pendingBets:'))).toEqual([]);
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
}

function asShown({ id, key, status, stake, matched, odds }: Bet): Compared {
  return { id, key, status, stake, matched, odds };
}

function asOnWire({ id, key, status, stack, matched, odds }: WireBet): Compared {
  const hundredths = (amount: number) => Math.round(amount * 100);
  return {
    id,
    key,
    status: status === 'partly_matched' ? 'partlyMatched' : status,
    stake: hundredths(stack),
    matched: hundredths(matched),
    odds: hundredths(odds),
  };
}

function byId(one: Compared, other: Compared): number {
  return one.id.localeCompare(other.id);
}
