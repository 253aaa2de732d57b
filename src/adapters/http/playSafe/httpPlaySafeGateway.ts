import { rupeesFromPaise } from '@/adapters/wire/wireMoney';
import type { PlaySafeGateway, SafetyOrder } from '@/application/ports/gateways/PlaySafeGateway';
import { ok } from '@/domain/shared/Result';
import type { HttpClient } from '../HttpClient';
import { PLAY_SAFE_ENDPOINTS } from './playSafeEndpoints';
import { decodeActivity, decodeBreak, decodeReturn, decodeSafety } from './playSafeWire';

/** assumed: docs/wire.md 4.12. */
export function httpPlaySafeGateway(http: HttpClient): PlaySafeGateway {
  return {
    state: () => http.send({ endpoint: PLAY_SAFE_ENDPOINTS.safetyState }, decodeSafety),
    change: (order) => http.send(callFor(order), decodeSafety),
    takeBreak: (order) =>
      http.send(
        order.do === 'timeOut'
          ? { endpoint: PLAY_SAFE_ENDPOINTS.timeOut, body: { days: order.days } }
          : { endpoint: PLAY_SAFE_ENDPOINTS.excludeSelf, body: { months: order.months } },
        decodeBreak,
      ),
    askReturn: async (username, password) => {
      const call = { endpoint: PLAY_SAFE_ENDPOINTS.askReturn, body: { username, password } };
      const reply = await http.send(call, decodeReturn);
      return reply.ok ? ok(reply.value.backAt) : reply;
    },
    activity: (days, cancellation) => {
      const query = { days: String(days) };
      return http.send({ endpoint: PLAY_SAFE_ENDPOINTS.playActivity, query, cancellation }, decodeActivity);
    },
  };
}

function callFor(order: SafetyOrder) {
  switch (order.do) {
    case 'set': {
      const { kind, period, amount } = order;
      const body = { kind, period, amount: amount === null ? null : rupeesFromPaise(amount) };
      return { endpoint: PLAY_SAFE_ENDPOINTS.setLimit, body };
    }
    case 'confirm':
    case 'withdraw': {
      const { confirmLimit, withdrawLimit } = PLAY_SAFE_ENDPOINTS;
      const body = { kind: order.kind, period: order.period };
      return { endpoint: order.do === 'confirm' ? confirmLimit : withdrawLimit, body };
    }
    case 'interval':
      return { endpoint: PLAY_SAFE_ENDPOINTS.checkInterval, body: { minutes: order.minutes } };
    case 'goOn':
      return { endpoint: PLAY_SAFE_ENDPOINTS.goOn, body: {} };
  }
}
