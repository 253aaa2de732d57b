import type { Side } from './Side';

/** What a price of a runner is: on offer on a side, or what it was matched at last, which has one level and no size. */
export type PriceColumn = Side | 'last';
