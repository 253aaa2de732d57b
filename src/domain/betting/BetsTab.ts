/** The lists of /mybets. `all` has also what was refused, cancelled or lapsed, which is neither open nor settled. */
export const BETS_TABS = ['open', 'settled', 'all'] as const;
export type BetsTab = (typeof BETS_TABS)[number];
