import type { Deposit } from './Deposit';
import type { DepositOrder } from './DepositOrder';

/** What the server says of deposits after something was to be paid. */
export interface AfterOrder {
  /** What is to be paid now. */
  readonly order: DepositOrder | null;
  /** Reported as paid since. */
  readonly since: readonly Deposit[];
}

/**
 * Whether another order has taken the place of this one, in another window or on another device: there is another one, or another one was reported
 * as paid. One that was reported as paid itself is not replaced.
 */
export function wasReplaced(shown: DepositOrder, { order, since }: AfterOrder): boolean {
  if (order !== null) return order.id !== shown.id;
  return (
    since.length > 0 &&
    !since.some(({ gateway, amount }) => gateway === shown.gateway && amount === shown.amount)
  );
}
