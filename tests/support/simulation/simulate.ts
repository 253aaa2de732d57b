import type { Account, WireBet } from './SimWorld';
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
  const bets = new Map(accounts.map((account) => [account.userId, world.betsOf(world.tokenOf(account))]));
  return {
    world,
    accounts,
    players,
    placements: leftTheDevices(),
    bets,
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
  const counts = new Map<string, number>(Object.entries(world.counted));
  counts.set('crashes before the reply', backend.crashesBeforeReply);
  const add = (name: string, times: number) => counts.set(name, (counts.get(name) ?? 0) + times);
  for (const { line, counted } of players) {
    for (const [name, times] of line.faults()) add(name, times);
    for (const [name, times] of Object.entries(counted)) add(name, times);
  }
  return counts;
}
