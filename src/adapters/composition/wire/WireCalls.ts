import type { WholeBackend } from '../Backend';
import type { MaybePromise } from '../together';
import type { WireParts } from './sportsbookWire';

/** What of the contract a front end asks beyond its first page, and when the code for it comes: `EAGER_WIRE`, `LAZY_WIRE` or `SPORTSBOOK_WIRE`. */
export type WireCalls = () => MaybePromise<{
  readonly wholeWire: (parts: WireParts) => WholeBackend;
}>;
