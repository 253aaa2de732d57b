import { createHttpDoor } from '@/adapters/sandbox/doors/inBrowser/createHttpDoor';
import { createSandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import type { SandboxEngine } from '@/adapters/sandbox/engine/createSandboxEngine';
import { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import type { SandboxLink } from '@/adapters/sandbox/doors/SandboxLink';
import { VirtualTime } from '../VirtualTime';
import { FormLine } from './FormLine';
import { FormPlayer } from './FormPlayer';
import type { FormAccount } from './FormPlayer';

const PLAYERS = 24;
/** Rupees. */
export const CASH = 1_000_000;
const PLAY_MS = 12 * 60_000;
/** Longer than the latest delivery. */
const REST_MS = 11 * 60_000;
/** Longer than the longest wait between two questions. */
const RECOVERY_MS = 60_000;

/** What the engine has of a form. */
export interface FormRecord {
  readonly id: string;
  readonly key: string;
  /** Rupees. */
  readonly amount: number;
  readonly credit?: number;
  readonly status: string;
}

export interface FormSimulation {
  readonly players: readonly FormPlayer[];
  readonly recordsOf: (player: FormPlayer) => readonly FormRecord[];
  readonly audit: ReturnType<SandboxEngine['audit']>;
  readonly restarts: number;
}

/** Players at the cashier over bad lines, before a server that dies and comes back; then everything arrives, and everybody comes back. */
export async function simulateForms(seed: number): Promise<FormSimulation> {
  const time = new VirtualTime();
  const { clock } = time.scheduler;
  let engine = createSandboxEngine({ seed, startMs: clock.now() });
  let restarts = 0;
  const link: SandboxLink = {
    request: async (request) => {
      engine.advanceTo(clock.now());
      return engine.handle(request);
    },
    open: () => {
      throw new Error('no sockets here');
    },
  };
  const door = createHttpDoor(link, new FaultPlan(seed));
  const players = Array.from({ length: PLAYERS }, (_, at) => {
    const account = demoAccount(engine, at);
    const own = seed * 1_000 + at;
    const line = new FormLine(door, time, seededRandom(own + 500));
    return new FormPlayer(time, account, line, own);
  });
  for (const player of players) player.play();
  for (let minute = 0; minute < PLAY_MS / 60_000; minute += 1) {
    await time.pass(60_000);
    if (minute % 5 !== 3) continue;
    restarts += 1;
    const snapshot: unknown = JSON.parse(JSON.stringify(engine.snapshot()));
    engine = createSandboxEngine({ seed, startMs: clock.now(), snapshot });
  }
  for (const player of players) player.rest();
  await time.pass(REST_MS);
  for (const player of players) player.comeBack();
  await time.pass(RECOVERY_MS);
  return {
    players,
    recordsOf: ({ account }) => recordsOf(engine, account),
    audit: engine.audit(),
    restarts,
  };
}

function demoAccount(engine: SandboxEngine, at: number): FormAccount {
  const made = ask(engine, 'POST', '/login/demo', { body: {}, client: `phone ${at}` }) as {
    readonly token: string;
    readonly user: { readonly mstruserid: string };
  };
  engine.setBalance(made.user.mstruserid, { cash: CASH });
  return { token: made.token, userId: made.user.mstruserid };
}

function recordsOf(engine: SandboxEngine, { token }: FormAccount): readonly FormRecord[] {
  const query = { skip: '0', pagesize: '100' };
  const { requests } = ask(engine, 'GET', '/withdrawRequest/get', { query, token }) as {
    readonly requests: readonly FormRecord[];
  };
  return [...requests, ...depositsOf(engine, token)];
}

/** The overview tells the last ten; the snapshot has them all. */
function depositsOf(engine: SandboxEngine, token: string): readonly FormRecord[] {
  const { text } = engine.snapshot() as { readonly text: string };
  const saved = JSON.parse(text) as {
    readonly sessions: readonly { readonly token: string; readonly userId: string }[];
    readonly deposits: { readonly records: readonly (FormRecord & { readonly userId: string })[] };
  };
  const userId = saved.sessions.find((session) => session.token === token)?.userId;
  return saved.deposits.records
    .filter((record) => record.userId === userId)
    .map((record) => ({ ...record, amount: record.amount / 100, credit: (record.credit ?? 0) / 100 }));
}

function ask(
  engine: SandboxEngine,
  method: 'GET' | 'POST',
  path: string,
  more: { query?: Record<string, string>; body?: unknown; token?: string; client?: string },
): unknown {
  const { query = {}, body, token, client = 'the test' } = more;
  const headers: Record<string, string> = token === undefined ? {} : { token };
  const reply = engine.handle({ method, path, query, headers, body, client });
  const envelope = reply.body as {
    readonly error: boolean;
    readonly data: unknown;
    readonly message: string;
  };
  if (envelope.error) throw new Error(`${method} ${path}: ${envelope.message}`);
  return envelope.data;
}
