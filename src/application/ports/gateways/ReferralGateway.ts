import type { Friend, ReferralSource, ReferralStats } from '@/domain/rewards/Referral';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../device/Cancellation';

export interface FriendsPage {
  readonly friends: readonly Friend[];
  /** Of all pages. */
  readonly count: number;
}

export interface ReferralGateway {
  /** null: there is none yet. */
  code(cancellation?: Cancellation): Promise<Result<string | null, Failure>>;
  /** Gives the code there is, or makes one: asked twice it is the same. */
  generate(): Promise<Result<string, Failure>>;
  stats(cancellation?: Cancellation): Promise<Result<ReferralStats, Failure>>;
  friends(skip: number, pageSize: number, cancellation?: Cancellation): Promise<Result<FriendsPage, Failure>>;
  sources(cancellation?: Cancellation): Promise<Result<readonly ReferralSource[], Failure>>;
  /** Somebody came by a link; nobody waits for the answer. */
  visited(code: string): Promise<Result<void, Failure>>;
}
