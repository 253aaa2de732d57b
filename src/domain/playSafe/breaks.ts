/** Days that a time-out may last. */
export const TIME_OUT_DAYS = [1, 7, 30, 42] as const;

/** Months that a self-exclusion may last; null: until the player asks to come back, half a year later at the earliest. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60, null] as const;

/** Minutes between two reality checks. There is no never. */
export const CHECK_MINUTES = [10, 15, 30, 60, 120] as const;
export const USUAL_CHECK_MINUTES = 60;

const DAY_MS = 86_400_000;
const HALF_YEAR_MS = 183 * DAY_MS;

/** When a break that begins now would end, as far as one may tell before the server has; null: with no end. */
export function breakEnd(
  order:
    | { readonly do: 'timeOut'; readonly days: number }
    | { readonly do: 'exclude'; readonly months: number | null },
  now: number,
): number | null {
  if (order.do === 'timeOut') return now + order.days * DAY_MS;
  return order.months === null ? null : now + (order.months / 6) * HALF_YEAR_MS;
}
