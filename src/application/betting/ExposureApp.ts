import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BetsPage } from '../ports/gateways/BetsGateway';
import type { ExposureView } from '../ports/state/ExposureState';
import type { UseCase } from '../shared/UseCase';

/** What is at risk. */
export interface ExposureApp {
  readonly view: ExposureView;
  readonly load: UseCase<[], Promise<void>>;
  readonly betsOfMatch: UseCase<[MatchId, skip: number, Cancellation?], Promise<Result<BetsPage, Message>>>;
}
