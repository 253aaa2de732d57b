import type { LoadBrand } from '../brand/LoadBrand';
import type { DeviceMemory } from '../ports/device/DeviceMemory';
import type { ExposureState } from '../ports/state/ExposureState';
import type { NoticesState } from '../ports/state/NoticesState';
import type { SignUpState } from '../ports/state/SignUpState';
import type { WalletState } from '../ports/state/WalletState';
import type { SessionEnd, SessionParticipant } from './SessionParticipant';

/**
 * What a session leaves on the device and must not: exposure and app details by the specification, wallet, number, caches and
 * everything kept for the session besides. Token and user go with the session state itself. Stands first among the participants. SES-02.
 */
export class ForgetPlayerData implements SessionParticipant {
  constructor(
    private readonly wallet: Pick<WalletState, 'walletForgotten'>,
    private readonly exposure: Pick<ExposureState, 'exposureForgotten'>,
    private readonly notices: Pick<NoticesState, 'noticesForgotten'>,
    private readonly signUp: Pick<SignUpState, 'signUpFinished' | 'recoveryFinished'>,
    private readonly memory: Pick<DeviceMemory, 'forgetSession'>,
    private readonly loadBrand: Pick<LoadBrand, 'forget'>,
  ) {}

  opened(): void {
    // Nothing of a session is known yet.
  }

  closed(reason: SessionEnd): void {
    this.privateFigures();
    this.signUp.signUpFinished();
    this.signUp.recoveryFinished();
    // What another identity has stored by now is its own.
    if (reason === 'replaced') return;
    this.memory.forgetSession();
    this.loadBrand.forget();
  }

  /** Also when a page starts without a session: the token may have gone while nobody looked (F72). */
  privateFigures(): void {
    this.wallet.walletForgotten();
    this.exposure.exposureForgotten();
    this.notices.noticesForgotten();
  }
}
