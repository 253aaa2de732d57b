import type { EngineCore } from '../engine/EngineCore';
import { KINDS, MAX_TIME_OUT_DAYS, PERIODS, RAISE_WAIT_MS } from '../engine/playSafe/periods';
import type { LimitKind, LimitPeriod } from '../engine/playSafe/periods';
import { INTERVALS } from '../engine/playSafe/RealityChecks';
import type { Caller, PlayerRoute, Route } from './Caller';
import { sayActiveBreak } from './playSafeWords';
import { hundredthsIn, isRecord, oneOf, queryCount, textIn, wholeIn } from './readInput';
import { MALFORMED, refusal, success } from './reply';
import type { WireReply } from './SandboxBackend';

const DAY_MS = 86_400_000;
/** Paise. A limit of more is a slip of the finger. */
const MAX = 10_000_000_000;
const HALF_YEARS: readonly number[] = [1, 2, 4, 10];

const iso = (at: number): string => new Date(at).toISOString();

export const limits: PlayerRoute = (core, userId, caller) => success(stateOf(core, userId, caller));

export const setLimit: PlayerRoute = (core, userId, caller) => {
  const which = whichIn(caller.request.body);
  const amount = amountIn(caller.request.body);
  if (which === null || amount === undefined) return MALFORMED;
  const change = core.playSafe.limits.set(userId, which.kind, which.period, amount);
  return success({ ...stateOf(core, userId, caller), change });
};

export const confirmLimit: PlayerRoute = (core, userId, caller) => {
  const which = whichIn(caller.request.body);
  if (which === null) return MALFORMED;
  switch (core.playSafe.limits.confirm(userId, which.kind, which.period)) {
    case 'DONE':
      return success(stateOf(core, userId, caller));
    case 'NOTHING_ASKED':
      return refusal(409, 'There is nothing to confirm here.', 'NOTHING_ASKED');
    case 'TOO_EARLY':
      return refusal(409, 'A higher limit can be confirmed after 24 hours.', 'TOO_EARLY');
  }
};

export const withdrawLimit: PlayerRoute = (core, userId, caller) => {
  const which = whichIn(caller.request.body);
  if (which === null) return MALFORMED;
  core.playSafe.limits.withdraw(userId, which.kind, which.period);
  return success(stateOf(core, userId, caller));
};

export const takeTimeOut: PlayerRoute = (core, userId, { request }) => {
  const days = wholeIn(request.body, 'days');
  if (days === null || days < 1 || days > MAX_TIME_OUT_DAYS) return MALFORMED;
  core.playSafe.timeOut(userId, days);
  return success(breakOf(core, userId));
};

/** `months` 6, 12, 24 or 60, or null for ever. */
export const excludeSelf: PlayerRoute = (core, userId, { request }) => {
  const months = wholeIn(request.body, 'months');
  const forEver = isRecord(request.body) && request.body['months'] === null;
  if (!forEver && (months === null || !HALF_YEARS.includes(months / 6))) return MALFORMED;
  core.playSafe.exclude(userId, months === null ? null : months / 6);
  return success(breakOf(core, userId));
};

export const chooseInterval: PlayerRoute = (core, userId, caller) => {
  const minutes = wholeIn(caller.request.body, 'minutes');
  if (minutes === null || !INTERVALS.includes(minutes)) return MALFORMED;
  core.playSafe.checks.choose(userId, minutes);
  return success(stateOf(core, userId, caller));
};

export const goOn: PlayerRoute = (core, userId, caller) => {
  core.playSafe.checks.goesOn(userId);
  return success(stateOf(core, userId, caller));
};

export const activity: PlayerRoute = (core, userId, { request }) => {
  const days = queryCount(request.query, 'days', [1, 30], 7);
  const since = core.kernel.now - days * DAY_MS;
  return success({ days, since: iso(since), ...wireActivity(core, userId, since) });
};

/** The wrong name or password says no more than at the log-in, and costs the same tries. */
export function comeBack(checked: (core: EngineCore, caller: Caller) => WireReply | string): Route {
  return (core, caller) => {
    const userId = checked(core, caller);
    if (typeof userId !== 'string') return userId;
    const reply = core.playSafe.breaks.askReturn(userId);
    const activeBreak = core.playSafe.activeBreak(userId);
    if (reply === 'NOT_EXCLUDED' || activeBreak?.kind !== 'excluded')
      return refusal(409, 'This account is not excluded.', 'NOT_EXCLUDED');
    if (reply === 'TOO_EARLY') return refusal(409, sayActiveBreak(activeBreak, core.kernel.now), 'TOO_EARLY');
    return success({ backAt: activeBreak.backAt === null ? null : iso(activeBreak.backAt) });
  };
}

function stateOf(core: EngineCore, userId: string, { token }: Caller): Record<string, unknown> {
  const { playSafe, kernel, sessions } = core;
  const session = sessions.find(token);
  const since = session?.createdAt ?? kernel.now;
  return {
    now: iso(kernel.now),
    limits: KINDS.flatMap((kind) => PERIODS.map((period) => wireLimit(core, userId, kind, period))),
    check: {
      minutes: playSafe.checks.minutesOf(userId),
      since: iso(since),
      dueAt: iso(session === null ? kernel.now : playSafe.checks.dueAt(session)),
      // What began together with the session belongs to it.
      ...wireActivity(core, userId, since - 1),
    },
  };
}

function wireLimit(core: EngineCore, userId: string, kind: LimitKind, period: LimitPeriod): unknown {
  const { amount, wanted } = core.playSafe.limits.of(userId, kind, period);
  return {
    kind,
    period,
    amount: amount === null ? null : amount / 100,
    used: core.playSafe.used(userId, kind, period) / 100,
    wanted:
      wanted === null
        ? null
        : {
            amount: wanted.amount === null ? null : wanted.amount / 100,
            from: iso(wanted.askedAt + RAISE_WAIT_MS),
          },
  };
}

function wireActivity(core: EngineCore, userId: string, since: number): Record<string, number> {
  const { staked, net, bets, rounds, deposited } = core.playSafe.tally.since(userId, since);
  return { staked: staked / 100, net: net / 100, bets, rounds, deposited: deposited / 100 };
}

function breakOf(core: EngineCore, userId: string): unknown {
  const activeBreak = core.playSafe.activeBreak(userId);
  if (activeBreak === null) return { until: null, words: '' };
  return {
    until: activeBreak.until === null ? null : iso(activeBreak.until),
    words: sayActiveBreak(activeBreak, core.kernel.now),
  };
}

function whichIn(body: unknown): { readonly kind: LimitKind; readonly period: LimitPeriod } | null {
  const kind = oneOf(textIn(body, 'kind', 16), KINDS);
  const period = oneOf(textIn(body, 'period', 16), PERIODS);
  return kind === null || period === null ? null : { kind, period };
}

/** Null: no limit any more. Undefined: not understood. */
function amountIn(body: unknown): number | null | undefined {
  if (isRecord(body) && body['amount'] === null) return null;
  const amount = hundredthsIn(body, 'amount');
  return amount === null || amount < 100 || amount > MAX ? undefined : amount;
}
