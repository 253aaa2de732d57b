import type { OddsHundredths } from '@/domain/shared/Odds';
import type { BetKey } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import type { RejectionReason } from './RejectionReason';

/**
 * Where one intended bet stands. `unknown` is not `rejected`: the reply was lost and the bet may stand; it is asked for by its
 * key until the server tells. `sentAt` is wall time, to be shown; `until` is on the monotonic clock, to be counted down to.
 * `unheard`: the server has never seen the key, and the request is late. It may still come, so the slip keeps the key: placing it again
 * cannot bet twice (F89). `asking`: the slip was changed since, and the server is asked for the earlier bet first.
 * `serverMessage`: words that came with a refusal that proves nothing.
 */
export type Placement =
  | { readonly state: 'editing' }
  | { readonly state: 'submitting'; readonly key: BetKey; readonly sentAt: number }
  | { readonly state: 'delayed'; readonly key: BetKey; readonly bet: Bet; readonly until: number }
  | {
      readonly state: 'unknown';
      readonly key: BetKey;
      readonly sentAt: number;
      readonly overdue: boolean;
      readonly serverMessage?: string;
    }
  | {
      readonly state: 'unheard';
      readonly key: BetKey;
      readonly sentAt: number;
      readonly serverMessage?: string;
    }
  | { readonly state: 'asking'; readonly key: BetKey; readonly sentAt: number }
  | { readonly state: 'accepted'; readonly bet: Bet }
  | { readonly state: 'oddsChanged'; readonly offer: OddsHundredths; readonly offerLine: number | null }
  | { readonly state: 'rejected'; readonly reason: RejectionReason; readonly serverMessage?: string }
  /** Its market was closed before it was placed: it can only be put away. */
  | { readonly state: 'ended' };
