import type { Bet } from '@/domain/betting/Bet';
import type { Account, WireBet, WireCashOut } from './SimWorld';
import { SimPlayer } from './SimPlayer';
import { SimWorld } from './SimWorld';
import type { SimBackend } from './SimBackend';
import type { SimTime } from './SimTime';

const PLAYERS = 6;
const CASH = 1_000_000;
/** Time to look again at the books, and at whether it is enough. */
const ROUND_MS = 5_000;
const MAX_ROUNDS = 4_000;
/** Longer than the longest wait of anything but a late order: a bet's time-out and the pauses between two questions. */
const RECOVERY_MS = 60_000;
/** What is held back comes within that: up to ten minutes on its way, and as long again at the server's door. */
const LATEST_MS = 2 * 600_000;

export interface Simulation {
  readonly world: SimWorld;
  readonly accounts: readonly Account[];
  readonly players: readonly SimPlayer[];
  /** How often orders left a device. */
  readonly placements: number;
  /** What the engine has in the end, by user. */
  readonly bets: ReadonlyMap<string, readonly WireBet[]>;
  /** What it has of the cash outs that left a device, by their keys; those that never came are not there. */
  readonly cashOuts: ReadonlyMap<string, WireCashOut>;
  /** What each player's My Bets says in the end. */
  readonly listed: ReadonlyMap<SimPlayer, readonly Bet[]>;
  readonly faults: ReadonlyMap<string, number>;
}

/** Players bet over bad lines in a restless world until so many orders have left, and then everything may recover. */
export async function simulate(
  backend: SimBackend,
  seed: number,
  placements: number,
  latestMs = LATEST_MS,
): Promise<Simulation> {
  const { time } = backend;
  const world = new SimWorld(backend, seed);
  const accounts = Array.from({ length: PLAYERS - 1 }, (_, at) => world.account(at));
  accounts.forEach(({ userId }, at) => world.fund(userId, at === 1 ? CASH / 500 : CASH));
  // The first player has two phones.
  const players = [...accounts.slice(0, 1), ...accounts].map((account, at) => {
    const own = seed * 100 + at * 10;
    return new SimPlayer(time, world, account, backend.line(own + 1), own);
  });
  for (const player of players) player.logIn();
  await time.pass(2_000);
  world.disturb();
  for (const player of players) player.play();
  const leftTheDevices = (): number => players.reduce((sum, { diary }) => sum + diary.orders.length, 0);
  for (let round = 0; round < MAX_ROUNDS && leftTheDevices() < placements; round += 1) {
    await time.pass(ROUND_MS);
    checkBooks(world);
    if (leftTheDevices() > 0.9 * placements) world.endNothing();
  }
  await recover(time, world, players, latestMs);
  const listed = await readAll(time, players);
  const bets = new Map(accounts.map((account) => [account.userId, world.betsOf(world.tokenOf(account))]));
  return {
    world,
    accounts,
    players,
    placements: leftTheDevices(),
    bets,
    cashOuts: cashOutsOf(world, players),
    listed,
    faults: countFaults(backend, world, players),
  };
}

async function recover(
  time: SimTime,
  world: SimWorld,
  players: readonly SimPlayer[],
  latestMs: number,
): Promise<void> {
  world.calm();
  for (const player of players) player.rest();
  await time.pass(RECOVERY_MS);
  await time.pass(latestMs);
  // What a closed tab knew is in the storage: a fresh page takes it up.
  for (const player of players) player.reload();
  await time.pass(RECOVERY_MS);
  for (const player of players) player.comeBack();
  await time.pass(RECOVERY_MS);
  checkBooks(world);
}

/** Their answers come in the time of the simulation. */
async function readAll(
  time: SimTime,
  players: readonly SimPlayer[],
): Promise<ReadonlyMap<SimPlayer, readonly Bet[]>> {
  const listed = new Map<SimPlayer, readonly Bet[]>();
  const asked = Promise.all(players.map(async (player) => listed.set(player, await player.readMyBets())));
  await time.pass(RECOVERY_MS);
  if (listed.size < players.length) throw new Error('My Bets gives no answer');
  await asked;
  return listed;
}

function cashOutsOf(world: SimWorld, players: readonly SimPlayer[]): ReadonlyMap<string, WireCashOut> {
  const found = new Map<string, WireCashOut>();
  for (const { account, diary } of players) {
    const token = world.tokenOf(account);
    for (const { what, key } of diary.changes) {
      const cashOut = what === 'cashOut' ? world.cashOutOf(token, key) : null;
      if (cashOut !== null) found.set(key, cashOut);
    }
  }
  return found;
}

/** P11, P12: at every look. */
function checkBooks(world: SimWorld): void {
  const { ledgerSum, users } = world.engine.audit();
  if (ledgerSum !== 0) throw new Error(`the ledger sums to ${ledgerSum}`);
  for (const { userId, hold, exposure } of users) {
    if (hold !== exposure) throw new Error(`${userId} holds ${hold} for ${exposure}`);
  }
}

function countFaults(
  backend: SimBackend,
  world: SimWorld,
  players: readonly SimPlayer[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([
    ...Object.entries(world.counted),
    ...Object.entries(world.turns.counted),
  ]);
  counts.set('crashes before the reply', backend.crashesBeforeReply);
  const add = (name: string, times: number) => counts.set(name, (counts.get(name) ?? 0) + times);
  for (const { line, counted, hand } of players) {
    for (const [name, times] of line.faults()) add(name, times);
    for (const each of [counted, hand.counted])
      for (const [name, times] of Object.entries(each)) add(name, times);
  }
  return counts;
}
