import { sportsbookWire } from './sportsbookWire';
import type { WireCalls } from './WireCalls';

/** What a sportsbook asks of a server, there at once; nothing else of the contract is in its scripts. */
export const SPORTSBOOK_WIRE: WireCalls = () => ({ wholeWire: sportsbookWire });
