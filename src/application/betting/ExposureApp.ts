import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BetsPage } from '../ports/gateways/BetsGateway';
import type { ExposureView } from '../ports/state/ExposureState';

/** What is at risk. */
export interface ExposureApp {
  readonly view: ExposureView;
  readonly load: () => Promise<void>;
  /** The bets behind one row of the exposure popup, a page from `skip` on. */
  readonly betsOfMatch: (
    match: MatchId,
    skip: number,
    cancellation?: Cancellation,
  ) => Promise<Result<BetsPage, Message>>;
}
