import * as v from 'valibot';
import { serverKey, sentSchema } from '@/adapters/http/push/pushWire';
import { ALERT_KINDS, BET_KINDS } from '@/domain/alerts/AlertRule';
import { nothing } from '../models/account';
import { fields, listOf, maybe, oneOf, orNone, text } from '../models/withFields';
import type { Contracted } from './Contracted';

const push = { of: 'assumed', section: '4.12a', capability: 'webPush' } as const;

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

const rule = fields({
  id: text(),
  kind: oneOf(...ALERT_KINDS),
  refMatchId: text(),
  marketId: maybe(text()),
  runnerId: maybe(text()),
  selectionType: maybe(oneOf('back', 'lay')),
  odds: maybe(v.number()),
});

export const PUSH_CALLS = {
  pushKey: {
    ...push,
    summary: 'The public key (VAPID) that push messages are signed for.',
    reply: fields({ publicKey: serverKey }),
    failures: ['409 PUSH_OFF'],
  },
  pushSubscribe: {
    ...push,
    summary: 'From now on this browser is told of these, and of nothing else; ends with the session.',
    body: fields({
      endpoint: text(),
      p256dh: text(),
      auth: text(),
      rules: listOf(rule),
      off: listOf(oneOf(...ALERT_KINDS, ...BET_KINDS)),
      quiet: orNone(fields({ from: hour, to: hour })),
      language: oneOf('en', 'hi'),
    }),
    reply: fields({ sent: sentSchema }),
    failures: ['409 PUSH_OFF', '422 ENDPOINT_REFUSED'],
  },
  pushUnsubscribe: {
    ...push,
    summary: 'This browser is told no more. Asked twice it is done once.',
    body: fields({ endpoint: text() }),
    reply: nothing(),
    failures: [],
  },
} as const satisfies Record<string, Contracted>;
