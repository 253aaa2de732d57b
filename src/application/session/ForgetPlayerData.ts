import type { LoadBrand } from '../brand/LoadBrand';
import type { Ports } from '../ports/Ports';
import type { SessionEnd, SessionParticipant } from './SessionParticipant';

/**
 * What a session leaves on the device and must not: exposure and app details by the specification, wallet, number, caches and
 * everything saved for the session besides. Token and user go with the session state itself. Comes first among the participants. SES-02.
 */
export class ForgetPlayerData implements SessionParticipant {
  constructor(
    private readonly ports: Pick<Ports, 'wallet' | 'exposure' | 'notices' | 'signUp' | 'memory'>,
    private readonly loadBrand: Pick<LoadBrand, 'forget'>,
  ) {}

  /** Who is in needs no sign-up, and whoever logged in may be somebody else. */
  opened(): void {
    this.ports.signUp.detailsForgotten();
    this.ports.signUp.logInCodeForgotten();
  }

  closed(reason: SessionEnd): void {
    this.privateFigures();
    this.ports.signUp.signUpFinished();
    this.ports.signUp.recoveryFinished();
    // What another identity has stored by now is its own.
    if (reason === 'replaced') return;
    this.ports.memory.forgetSession();
    this.loadBrand.forget();
  }

  /** Also when a page starts without a session: the token may have gone while nobody looked (F72). */
  privateFigures(): void {
    this.ports.wallet.walletForgotten();
    this.ports.exposure.exposureForgotten();
    this.ports.notices.noticesForgotten();
  }
}
