/**
 * How far what a cash out brings may be from the figure that was tapped: not at all, only upwards, or downwards by what so many steps of the ladder
 * against the player make of it.
 */
export const CASH_OUT_RULES = ['exact', 'better', 1, 3, 5] as const;

export type CashOutRule = (typeof CASH_OUT_RULES)[number];

/** As for bets: worse never comes silently. */
export const DEFAULT_CASH_OUT_RULE: CashOutRule = 'better';
