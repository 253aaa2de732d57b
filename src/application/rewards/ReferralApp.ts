import type { ReferralChannel } from '@/domain/rewards/referralLink';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { UseCase } from '../shared/UseCase';
import type { Cancellation } from '../ports/device/Cancellation';
import type { QrSquares } from '../ports/device/QrCodes';
import type { ReferralShown } from './LoadReferral';

/** Friends that a player brings, and what they bring. */
export interface ReferralApp {
  /** The page, with one page of friends (from 1). */
  readonly load: UseCase<
    [page: number, cancellation?: Cancellation],
    Promise<Result<ReferralShown, Message>>
  >;
  /** Makes a code for a player who has none. */
  readonly generate: UseCase<[], Promise<Result<string, Message>>>;
  /** The address to pass on. */
  readonly linkTo: UseCase<[code: string, channel: ReferralChannel], string>;
  /** An address as a picture for a camera. Rejects when it cannot be drawn. */
  readonly qrOf: UseCase<[link: string], Promise<QrSquares>>;
  /** Somebody came by such an address: the code waits for their sign-up, now and in the next 30 days. Gives it, or null when it is none. */
  readonly arrived: UseCase<[raw: unknown], string | null>;
  /** Tells when something of rewards may be another than before. Returns how to stop. */
  readonly watch: UseCase<[changed: () => void], () => void>;
}
