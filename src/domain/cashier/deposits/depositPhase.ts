import { isUndecided } from '../RequestStatus';
import { isUndecidedSubmission, type Submission } from '../Submission';
import type { Deposit } from './Deposit';
import type { DepositOrder } from './DepositOrder';
import type { GatewayId } from './Gateway';

export type DepositPhase =
  | { readonly kind: 'amount' }
  | { readonly kind: 'pay'; readonly order: DepositOrder }
  /** It was sent and its answer is lost. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'done'; readonly deposit: Deposit };

export interface DepositSituation {
  readonly gateway: GatewayId;
  readonly submission: Submission<unknown>;
  /** Newest first. */
  readonly recent: readonly Deposit[];
  readonly order: DepositOrder | null;
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
