import type { PushGateway } from '@/application/ports/gateways/PushGateway';
import { sentId, type AlertRule } from '@/domain/alerts/AlertRule';
import { done } from '../done';
import type { HttpClient } from '../HttpClient';
import { PUSH_ENDPOINTS } from './pushEndpoints';
import { decodePushKey, decodeSent } from './pushWire';

/** assumed: docs/wire.md 4.12a. */
export function httpPushGateway(http: HttpClient): PushGateway {
  return {
    key: () => http.send({ endpoint: PUSH_ENDPOINTS.pushKey }, decodePushKey),
    subscribe: (to, { rules, off, quiet }, language) => {
      const body = { ...to, rules: rules.map(ruleOnWire), off, quiet, language };
      return http.send({ endpoint: PUSH_ENDPOINTS.pushSubscribe, body }, decodeSent);
    },
    unsubscribe: (endpoint) => done(http, { endpoint: PUSH_ENDPOINTS.pushUnsubscribe, body: { endpoint } }),
  };
}

/** Without the names: a server has its own. */
function ruleOnWire(rule: AlertRule): Readonly<Record<string, unknown>> {
  const { kind, matchId } = rule;
  const of = { id: sentId(rule), kind, refMatchId: matchId };
  if (rule.kind !== 'price') return of;
  const { marketId, runnerId, side, odds } = rule;
  return { ...of, marketId, runnerId, selectionType: side, odds: odds / 100 };
}
