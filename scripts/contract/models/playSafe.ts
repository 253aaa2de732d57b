import * as v from 'valibot';
import { activitySchema, breakSchema, limitSchema, stateSchema } from '@/adapters/http/playSafe/playSafeWire';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { fields, listOf, maybe, oneOf, withFields, type Schema } from './withFields';

export const LIMIT_KIND = oneOf('deposit', 'loss', 'stake');
export const LIMIT_PERIOD = oneOf('day', 'week', 'month');
const count = (): Schema => v.pipe(v.number(), v.integer(), v.minValue(0));
const sum = wireMoneyNotNegative;

const SelfLimit = withFields(limitSchema, { kind: LIMIT_KIND, period: LIMIT_PERIOD });

/** Its last three are of the list of activity, for who reads the check without the app. */
const RealityCheck = withFields(checkOf(stateSchema), {
  net: wireMoney,
  bets: maybe(count()),
  rounds: maybe(count()),
  deposited: maybe(sum),
});
const Safety = withFields(stateSchema, { limits: listOf(SelfLimit), check: RealityCheck });

export const PLAY_SAFE = { SelfLimit, RealityCheck, Safety };

export const safetyReply = Safety;
export const limitReply = withFields(Safety, { change: maybe(oneOf('AT_ONCE', 'AFTER_WAIT', 'SAME')) });
export const breakReply = breakSchema;
export const returnReply = fields({ backAt: wireDateOrNull });
export const activityReply = withFields(activitySchema, { days: maybe(count()) });

function checkOf(schema: Schema): Schema {
  const [object] = Reflect.get(schema, 'pipe') as readonly [{ readonly entries: { readonly check: Schema } }];
  return object.entries.check;
}
