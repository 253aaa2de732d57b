import type { WireCalls } from './WireCalls';

/** All that a server is ever asked, as scripts of its own that come when somebody needs them. */
export const LAZY_WIRE: WireCalls = () => import('./wholeWire');
