import type { NoAutoCashOut } from '../engine/betting/autoCashOut/AutoCashOutRecord';
import type { Pattern } from '../texts/hindi';
import type { PlayerRoute } from './Caller';
import { hundredthsIn, isBetKey, isRecord, keyIn, textIn } from './readInput';
import { MALFORMED, refusal, refusalWith, success } from './reply';
import { wireAutoCashOut } from './tellAutoCashOut';

const WHY_NOT: Readonly<Record<NoAutoCashOut, Pattern>> = {
  KIND: 'Bets of this kind cannot be cashed out.',
  MARKET_CLOSED: 'The market is closed.',
  NO_BETS: 'You have no matched bets on this market.',
  EQUAL: 'Your result is already the same, whoever wins.',
  REACHED: 'Cashing out brings that now.',
  OUT_OF_REACH: 'Your bets cannot bring that much.',
};

/** One that waits and one that is over are told alike: whoever looked away sees what became of theirs. */
export const autoCashOuts: PlayerRoute = (core, userId) =>
  success({ autoCashOuts: core.autoCashOuts.all(userId, core.kernel.now).map(wireAutoCashOut) });

export const setAutoCashOut: PlayerRoute = (core, userId, { request: { body } }) => {
  const [marketId, key] = [textIn(body, 'marketId', 64), keyIn(body)];
  const [amount, replaces] = [hundredthsIn(body, 'amount'), replacesIn(body)];
  if (marketId === null || key === null || amount === null || replaces === undefined) return MALFORMED;
  const reply = core.autoCashOut.set(userId, { key, marketId, amount, replaces });
  if ('rule' in reply) return success({ autoCashOut: wireAutoCashOut(reply.rule) });
  switch (reply.code) {
    case 'MARKET_UNKNOWN':
      return refusal(404, 'This market is not available.', reply.code);
    case 'KEY_REUSED':
      return refusal(409, 'This key belongs to another bet or cash out.', reply.code);
    case 'AUTO_CHANGED': {
      const active = reply.active === null ? null : wireAutoCashOut(reply.active);
      return refusalWith({ active }, 409, 'It was changed meanwhile.', reply.code);
    }
    case 'NO_AUTO_CASH_OUT':
      return refusalWith({ reason: reply.reason }, 409, WHY_NOT[reply.reason], reply.code);
  }
};

export const removeAutoCashOut: PlayerRoute = (core, userId, { request: { body } }) => {
  const [marketId, key] = [textIn(body, 'marketId', 64), keyIn(body)];
  if (marketId === null || key === null) return MALFORMED;
  const rule = core.autoCashOut.remove(userId, marketId, key);
  return rule === 'KEY_REUSED'
    ? refusal(409, 'This key belongs to another bet or cash out.', rule)
    : success({ autoCashOut: wireAutoCashOut(rule) });
};

export const autoCashOutByKey: PlayerRoute = (core, userId, { request }) => {
  const key = request.path.slice(request.path.lastIndexOf('/') + 1);
  const rule = isBetKey(key) ? core.autoCashOuts.withKey(userId, key, core.kernel.now) : null;
  return rule === null
    ? refusal(404, 'No auto cash out with this key was received.', 'KEY_UNKNOWN')
    : success({ autoCashOut: wireAutoCashOut(rule) });
};

/** Absent: none stood. Undefined: not understood. */
function replacesIn(body: unknown): string | null | undefined {
  const replaces = isRecord(body) && Object.hasOwn(body, 'replaces') ? body['replaces'] : null;
  if (replaces === null) return null;
  return typeof replaces === 'string' && isBetKey(replaces) ? replaces : undefined;
}
