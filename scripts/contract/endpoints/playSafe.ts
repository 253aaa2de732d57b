import * as v from 'valibot';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { nothing } from '../models/account';
import {
  activityReply,
  breakReply,
  LIMIT_KIND,
  LIMIT_PERIOD,
  limitReply,
  returnReply,
  safetyReply,
} from '../models/playSafe';
import { fields, maybe, orNone, text } from '../models/withFields';
import type { Contracted } from './Contracted';

const safe = { of: 'assumed', section: '4.12', capability: 'playSafe', failures: [] } as const;
const limit = { kind: LIMIT_KIND, period: LIMIT_PERIOD };

export const PLAY_SAFE_CALLS = {
  safetyState: { ...safe, summary: 'The player’s limits and the reality check.', reply: safetyReply },
  setLimit: {
    ...safe,
    summary: 'Sets a limit: a lower one counts at once, a higher one after a day and a second yes.',
    body: fields({ ...limit, amount: orNone(wireMoneyNotNegative) }),
    reply: limitReply,
  },
  confirmLimit: {
    ...safe,
    summary: 'The second yes to a higher limit.',
    body: fields(limit),
    reply: safetyReply,
    failures: ['409 TOO_EARLY', '409 NOTHING_ASKED'],
  },
  withdrawLimit: { ...safe, summary: 'Takes a higher limit back.', body: fields(limit), reply: safetyReply },
  timeOut: {
    ...safe,
    summary: 'A break of days. The session is over, on every device.',
    body: fields({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(42)) }),
    reply: breakReply,
  },
  excludeSelf: {
    ...safe,
    summary: 'A break of months, or with no end. The session is over.',
    body: fields({ months: orNone(v.picklist([6, 12, 24, 60])) }),
    reply: breakReply,
  },
  askReturn: {
    ...safe,
    visitors: true,
    summary: 'Asks to come back once an exclusion is over.',
    body: fields({ username: text(), password: text() }),
    reply: returnReply,
    failures: ['401 WRONG_CREDENTIALS', '409 TOO_EARLY', '409 NOT_EXCLUDED', '429 TOO_MANY_TRIES'],
  },
  checkInterval: {
    ...safe,
    summary: 'How often the reality check comes.',
    body: fields({ minutes: v.picklist([10, 15, 30, 60, 120]) }),
    reply: safetyReply,
  },
  goOn: {
    ...safe,
    summary: 'Goes on playing after a reality check.',
    body: nothing(),
    reply: safetyReply,
  },
  playActivity: {
    ...safe,
    summary: 'What was played in the last days.',
    query: { days: maybe(text()) },
    reply: activityReply,
  },
} as const satisfies Record<string, Contracted>;
