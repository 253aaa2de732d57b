import type { Backend, FirstBackend, WholeBackend } from '@/adapters/composition/Backend';
import { portsOfBackend } from '@/adapters/composition/portsOfBackend';
import { nodeDevice } from '@/adapters/composition/node/nodeDevice';
import type { Time } from '@/adapters/node/Time';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { Clock } from '@/application/ports/device/Clock';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { SignedIn } from '@/domain/session/User';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Token } from '@/domain/shared/ids';
import { answered, notTried } from './ContractCase';
import type { Exchange, Traffic } from './Exchange';
import { USUAL_POWERS, WITHOUT, type Power } from './Power';
import type { RawAsk } from './RawReply';

/** A backend to be judged, and an account of it that may lose play money. */
export interface BackendUnderTest {
  readonly backend: Backend;
  readonly config: AppConfig;
  readonly time: Time;
  /** Absent: the time and the chance of this machine. */
  readonly own?: { readonly clock: Clock; readonly scheduler: Scheduler; readonly ids: IdSource };
  /** Absent: the backend's demo. */
  readonly account?: { readonly username: string; readonly password: string };
  /** Absent: it may be read, logged in to and bet on. */
  readonly powers?: readonly Power[];
  /** Why a power is not there, in words for the person who runs the judge. */
  readonly without?: Partial<Readonly<Record<Power, string>>>;
  /** Shared by all cases of a run; absent: each case begins anew. */
  readonly memory?: ContractMemory;
  /** With the power `seesTraffic`. */
  readonly traffic?: Traffic;
  /** With the power `asksRaw`. */
  readonly ask?: RawAsk;
  /** With the power `knowsOrigin`: where the app is served from. */
  readonly origin?: string;
  /** Which header carries the token; absent: `Authorization`, and `token` on the sports host. */
  readonly tokenHeaders?: Readonly<Record<'api' | 'sports', string>>;
  /** With the power `readsCodes`: what was sent to this number; null: nothing yet. */
  readonly codeFor?: (mobile: string) => Promise<string | null>;
  /** With the power `injectsFaults`. */
  readonly faults?: ContractFaults;
  /** What only this backend needs when a case is over. */
  readonly close?: () => unknown;
}

/** One log-in for many cases, and what was found not to be there. */
export interface ContractMemory {
  signedIn: SignedIn | null;
  readonly absent: Set<string>;
}

export interface ContractFaults {
  /** The next one of these requests is carried out, and its reply never arrives. */
  readonly loseReply: (method: 'GET' | 'POST', path: string) => void;
}

/** Opens the backend anew, for each case. */
export type OpenBackend = () => BackendUnderTest | Promise<BackendUnderTest>;

/** What an adapter logged: it left something out of a reply, or rounded it. */
export interface Logged {
  readonly what: string;
  readonly where: string;
}

export interface ContractWorld extends Pick<
  BackendUnderTest,
  'account' | 'config' | 'origin' | 'tokenHeaders' | 'traffic' | 'ask' | 'codeFor' | 'faults'
> {
  readonly first: FirstBackend;
  /** With what stands for each part that the backend leaves out. */
  readonly whole: WholeBackend & ReturnType<typeof portsOfBackend>;
  readonly time: Time;
  readonly ids: IdSource;
  readonly clock: Clock;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly may: (power: Power) => boolean;
  /** What a call answers with, whatever moves time meanwhile. */
  readonly after: <Value>(call: Promise<Value>) => Promise<Value>;
  /** Logs in, once where the cases share a memory; calls carry its token from then on. */
  readonly logIn: () => Promise<SignedIn>;
  /** Calls carry this token from then on. */
  readonly hold: (token: Token | null) => void;
  readonly logged: readonly Logged[];
  /** What was said in this case so far. */
  readonly exchanges: () => readonly Exchange[];
  readonly advise: (advice: string) => void;
  readonly absent: Set<string>;
  readonly forgetLogIn: () => void;
}

export interface CaseNotes {
  readonly advice: string[];
  exchanges: readonly Exchange[];
}

/** Opens a backend as the app would, walks, and ends all that it started. */
export async function withBackend(
  open: OpenBackend,
  needs: readonly Power[],
  notes: CaseNotes,
  walk: (world: ContractWorld) => Promise<void>,
): Promise<void> {
  const tested = await open();
  const { backend, config, time, own, account, close, traffic } = tested;
  const memory = tested.memory ?? { signedIn: null, absent: new Set<string>() };
  const before = traffic?.exchanges.length ?? 0;
  const exchanges = (): readonly Exchange[] => traffic?.exchanges.slice(before) ?? [];
  const logged: Logged[] = [];
  const quiet = (): void => undefined;
  const device = nodeDevice({
    ownOrigin: 'http://127.0.0.1',
    logger: { info: quiet, warn: (what, details) => logged.push(lineOf(what, details)), error: quiet },
    notifier: { show: quiet, update: quiet, dismiss: quiet },
    ...(own === undefined ? {} : { time: own, ids: own.ids }),
  });
  const closing = new AbortController();
  let held: Token | null = null;
  const first = backend({
    ...device,
    config,
    heldToken: () => held,
    sessionEnded: quiet,
    closed: closing.signal,
  });
  const after = async <Value>(call: Promise<Value>): Promise<Value> => {
    let ended = false;
    const end = (): void => void (ended = true);
    void call.then(end, end);
    await time.until(() => ended, 'an answer');
    return call;
  };
  let whole: ContractWorld['whole'] | null = null;
  try {
    const powers = tested.powers ?? USUAL_POWERS;
    const missing = needs.filter((power) => !powers.includes(power));
    // All of it at once: who gives one thing does not learn afterwards that another is wanted too.
    const why = new Set(missing.map((power) => tested.without?.[power] ?? WITHOUT[power]));
    if (why.size > 0) notTried([...why].join('; '));
    const backed = await after(Promise.resolve(first.whole()));
    whole = { ...backed, ...portsOfBackend(backed) };
    const { sessionGateway: gateway } = whole;
    const logIn = async (): Promise<SignedIn> => {
      const call = (): Promise<Result<SignedIn, Failure>> =>
        account === undefined ? gateway.logInAsDemo() : gateway.logIn(account.username, account.password);
      memory.signedIn ??= answered(await after(call()), 'the log-in');
      held = memory.signedIn.token;
      return memory.signedIn;
    };
    await walk({
      ...tested,
      ...{ first, whole, time, after, logIn, logged, exchanges },
      ids: device.ids,
      clock: device.clock,
      now: () => device.clock.monotonic(),
      may: (power) => powers.includes(power),
      hold: (token) => void (held = token),
      advise: (advice) => void notes.advice.push(advice),
      absent: memory.absent,
      forgetLogIn: () => void (memory.signedIn = null),
    });
  } finally {
    notes.exchanges = exchanges();
    whole?.playerFeed.disconnect();
    closing.abort();
    await close?.();
  }
}

function lineOf(what: string, details: Readonly<Record<string, unknown>> = {}): Logged {
  const { where = '', path = '', expected = '' } = details;
  const place = [where, path].filter((part) => part !== '').join(', ');
  // A key that is not there is expected by its own name.
  if (expected === `"${String(path).split('.').at(-1)}"`) return { what, where: `${place} is missing` };
  return { what, where: expected === '' ? String(place) : `${place} (expected: ${String(expected)})` };
}
