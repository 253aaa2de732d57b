import type { ReferralSource, ReferralStats } from '@/domain/rewards/Referral';
import type { ReferralChannel } from '@/domain/rewards/referralLink';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { QrSquares } from '../ports/device/QrCodes';
import type { FriendsPage } from '../ports/gateways/ReferralGateway';

export interface ReferralShown {
  /** null: there is none yet. */
  readonly code: string | null;
  /** null, as the next two: it did not come. The rest stands without it. */
  readonly stats: ReferralStats | null;
  readonly friends: FriendsPage | null;
  readonly sources: readonly ReferralSource[] | null;
}

/** Friends that a player brings, and what they bring. */
export interface ReferralApp {
  /** The page, with one page of friends (from 1). */
  readonly load: (page: number, cancellation?: Cancellation) => Promise<Result<ReferralShown, Message>>;
  /** Makes a code for a player who has none. */
  readonly generate: () => Promise<Result<string, Message>>;
  /** The address to pass on. */
  readonly linkTo: (code: string, channel: ReferralChannel) => string;
  /** An address as a picture for a camera. Rejects when it cannot be drawn. */
  readonly qrOf: (link: string) => Promise<QrSquares>;
  /** Somebody came by such an address: the code waits for their sign-up, now and in the next 30 days. Gives it, or null when it is none. */
  readonly arrived: (raw: unknown) => string | null;
  /** Tells when something of rewards may be another than before. Returns how to stop. */
  readonly watch: (changed: () => void) => () => void;
}
