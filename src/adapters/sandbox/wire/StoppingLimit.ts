/** assumed: a limit of the player's own that forbids a bet, and what is left of it. Paise. */
export interface StoppingLimit {
  readonly kind: 'stake' | 'loss';
  readonly period: 'day' | 'week' | 'month';
  readonly amount: number;
  readonly left: number;
}
