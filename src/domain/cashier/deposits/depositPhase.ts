import { isUndecided } from '../RequestStatus';
import { isUndecidedSubmission, type Submission } from '../Submission';
import type { Deposit } from './Deposit';
import type { DepositOrder } from './DepositOrder';
import type { GatewayId } from './Gateway';

export type DepositPhase =
  | { readonly kind: 'amount' }
  | { readonly kind: 'pay'; readonly order: DepositOrder }
  /** It was to be paid here, and another window has ordered something else. */
  | { readonly kind: 'replaced'; readonly order: DepositOrder }
  /** It was sent and its answer is lost. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'done'; readonly deposit: Deposit };

export interface DepositSituation {
  readonly gateway: GatewayId;
  readonly submission: Submission<unknown>;
  /** Newest first. */
  readonly recent: readonly Deposit[];
  readonly order: DepositOrder | null;
  /** What was to be paid here until another window ordered something else; null: nothing. */
  readonly replaced: DepositOrder | null;
  /** The deposit that this page has been showing; null: none. */
  readonly followed: string | null;
  /** The player's own wishes on this page. */
  readonly intent: 'none' | 'another' | 'amount';
}

/**
 * Where a player is with one gateway, from what the server and the device know: so that a page which was closed goes on where it stood.
 * What may have been sent comes first, then what was reported as paid, then what is to be paid.
 */
export function depositPhase(at: DepositSituation): DepositPhase {
  if (at.submission.state === 'unknown') return { kind: 'checking' };
  if (at.replaced?.gateway === at.gateway && at.followed === null && at.intent !== 'amount')
    // What is on its way belongs to the order that it was typed for.
    return { kind: isUndecidedSubmission(at.submission) ? 'pay' : 'replaced', order: at.replaced };
  const own = at.recent.filter(({ gateway }) => gateway === at.gateway);
  const shown =
    own.find(({ id }) => id === at.followed) ??
    (at.intent === 'another' || at.order?.gateway === at.gateway
      ? undefined
      : own.find(({ status }) => isUndecided(status)));
  if (shown !== undefined && !isUndecidedSubmission(at.submission)) return { kind: 'done', deposit: shown };
  if (at.order === null || at.order.gateway !== at.gateway || at.intent === 'amount')
    return { kind: 'amount' };
  return { kind: 'pay', order: at.order };
}
