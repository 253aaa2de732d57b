import * as v from 'valibot';
import {
  answerSchema,
  marketsOfMatchSchema,
  messageSchema,
  refusalSchema,
} from '@/adapters/realtime/marketStreamWire';
import { pushSchema, walletSchema } from '@/adapters/realtime/playerWire';
import { wireVersion } from '@/adapters/wire/wireCount';
import { wireId } from '@/adapters/wire/wireId';
import { SPORTS } from './sports';
import { fields, listOf, maybe, oneOf, text, withFields, yesNo } from './withFields';

const { MarketPrices, MatchScore } = SPORTS;

export const ids = fields({ ids: listOf(wireId) });
export const subscription = fields({ ids: listOf(wireId), epoch: maybe(wireId), seq: maybe(wireVersion) });
export const subscribed = withFields(answerSchema, {
  markets: listOf(MarketPrices),
  scores: maybe(listOf(MatchScore)),
});
export const notSubscribed = withFields(refusalSchema, { code: maybe(text()), message: maybe(text()) });
export const marketUpdate = withFields(messageSchema, {
  markets: listOf(MarketPrices),
  heartbeat: maybe(yesNo()),
});
export const marketsOfMatch = withFields(marketsOfMatchSchema, {});
export const balancePush = withFields(pushSchema, {});
export const wallet = withFields(walletSchema, { version: maybe(wireVersion) });
export const sessionStatus = fields({ status: oneOf('success', 'failed') });
export const failed = fields({ status: v.literal('failed') });
export const toast = fields({
  title: maybe(text()),
  message: maybe(text()),
  status: maybe(oneOf('error', 'success', 'info', 'warning', 'default')),
  page: maybe(text()),
});
export const empty = v.object({});
