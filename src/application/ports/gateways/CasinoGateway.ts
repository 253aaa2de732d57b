import type { Game } from '@/domain/casino/Game';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../device/Cancellation';

export interface CasinoGateway {
  /** Every game once; entries that do not decode, or that nothing could open, are dropped and logged with the reason. */
  catalogue(cancellation?: Cancellation): Promise<Result<readonly Game[], Failure>>;
  /**
   * The lobby POST (CASINO-03): the address of the game's page, as the provider wrote it; whoever frames it checks it first (X16).
   * `notOffered`, or `refused` with code GAME_NOT_OFFERED, for what this backend does not have.
   */
  launch(target: LaunchTarget, cancellation?: Cancellation): Promise<Result<string, Failure>>;
}
