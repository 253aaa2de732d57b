import * as v from 'valibot';
import type { AutoCashOut, AutoCashOutEnd, AutoCashOutStatus } from '@/domain/betting/AutoCashOut';
import { betKey, marketId } from '@/domain/shared/ids';
import { wireId } from './wireId';
import { wireMoney } from './wireMoney';
import { wireTextOrEmpty } from './wireText';
import { same, wireKnownWord, wireWord } from './wireWord';

const wireEnd = wireWord<AutoCashOutEnd>(
  [
    ['replaced', 'replaced'],
    ['market_closed', 'marketClosed'],
    ['nothing_left', 'nothingLeft'],
    ['out_of_reach', 'outOfReach'],
  ],
  'server',
);

/** A status that we do not know says nothing about somebody's money: it is refused, never guessed. */
export const autoCashOutSchema: v.GenericSchema<unknown, AutoCashOut> = v.object({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/), v.transform(betKey)),
  marketId: v.pipe(wireId, v.transform(marketId)),
  matchName: wireTextOrEmpty(160),
  amount: wireMoney,
  status: wireKnownWord<AutoCashOutStatus>(same(['waiting', 'done', 'removed', 'dropped'])),
  reason: v.nullish(wireEnd, null),
  brought: wireMoney,
});

/** assumed: `{autoCashOut}` of the calls and of `cashout:auto`, docs/wire.md 4.3. */
export const autoCashOutEnvelopeSchema: v.GenericSchema<unknown, AutoCashOut> = v.pipe(
  v.object({ autoCashOut: autoCashOutSchema }),
  v.transform(({ autoCashOut }) => autoCashOut),
);
