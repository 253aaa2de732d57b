import type { PlayerRoute } from './Caller';
import { MAX_ODDS, MAX_STAKE } from './orderIn';
import { wireBet } from './present';
import { hundredthsIn, isSaid, keyIn, textIn } from './readInput';
import { MALFORMED, refusal, refusalWith, success } from './reply';
import type { WireReply } from './SandboxBackend';

const BET_UNKNOWN = refusal(404, 'This bet was not found among your bets.', 'BET_UNKNOWN');
const KEY_REUSED = refusal(409, 'This key belongs to another bet.', 'KEY_REUSED');

export const cancelBet: PlayerRoute = (core, userId, { request }) => {
  const betId = textIn(request.body, 'betId', 64);
  if (betId === null) return MALFORMED;
  const reply = core.changes.cancel(userId, betId);
  if (!('bet' in reply)) return BET_UNKNOWN;
  const data = { bet: wireBet(reply.bet, core.kernel.now) };
  return reply.code === undefined ? success(data) : notCancellable(data);
};

export const editBet: PlayerRoute = (core, userId, { request }) => {
  const betId = textIn(request.body, 'betId', 64);
  const key = keyIn(request.body);
  const odds = hundredthsIn(request.body, 'odds');
  const stake = hundredthsIn(request.body, 'stake');
  if (betId === null || key === null || odds === null || stake === null) return MALFORMED;
  if (odds <= 100 || odds > MAX_ODDS || stake <= 0 || stake > MAX_STAKE) return MALFORMED;
  const waiting = hundredthsIn(request.body, 'waiting');
  if (waiting === null && isSaid(request.body, 'waiting')) return MALFORMED;
  const reply = core.changes.edit(userId, { betId, key, odds, stake, waiting });
  if (!('bet' in reply)) return reply.code === 'KEY_REUSED' ? KEY_REUSED : BET_UNKNOWN;
  const bet = wireBet(reply.bet, core.kernel.now);
  if (!('replacement' in reply)) return notCancellable({ bet });
  return success({ bet, replacement: wireBet(reply.replacement, core.kernel.now) });
};

/** How the bet stands goes along: it may have been taken in the very moment. */
function notCancellable(data: unknown): WireReply {
  return refusalWith(data, 409, 'This bet cannot be changed any more.', 'NOT_CANCELLABLE');
}
