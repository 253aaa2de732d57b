import type { PlayerRoute } from './Caller';
import { fitsKind, orderIn } from './orderIn';
import { wireBet } from './present';
import { isBetKey } from './readInput';
import { MALFORMED, refusal, success } from './reply';

export const placeBet: PlayerRoute = (core, userId, { request }) => {
  const order = orderIn(request.body);
  if (order === null || !fitsKind(order, core.world.market(order.marketId)?.market ?? null)) return MALFORMED;
  const reply = core.bets.place(userId, order);
  if ('bet' in reply) return success({ bet: wireBet(reply.bet, core.kernel.now) });
  return reply.code === 'KEY_REUSED'
    ? refusal(409, 'This key belongs to another bet.', 'KEY_REUSED')
    : refusal(404, 'This market is not available.', 'MARKET_UNKNOWN');
};

export const betByKey: PlayerRoute = (core, userId, { request }) => {
  const key = request.path.slice(request.path.lastIndexOf('/') + 1);
  const bet = isBetKey(key) ? core.book.withKey(userId, key, core.kernel.now) : null;
  if (bet === null) return refusal(404, 'No bet with this key was received.', 'KEY_UNKNOWN');
  return success({ bet: wireBet(bet, core.kernel.now) });
};
