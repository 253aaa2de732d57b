import type { Ports } from '../ports/Ports';
import { decodeSignUpStep, signUpPanel, type SignUpStep } from './decodeSignUpStep';
import type { OpenPanel } from './openPanel';
import type { OtpWaits } from './OtpWaits';

const KEY = 'signUpStep';

/**
 * A sign-up outlives a reload, which a phone makes when somebody looks up the code in another app: the same panel, the same step, the same wait for
 * another code, and the details that were typed, but for passwords. Written for this tab when the page goes out of sight, as it does before a reload. AUTH-11, AUTH-12, F67.
 */
export class KeepSignUp {
  constructor(
    private readonly ports: Pick<Ports, 'sessionStore' | 'signUp' | 'authPanel' | 'pageLife' | 'clock'>,
    private readonly openPanel: OpenPanel,
    private readonly waits: Pick<OtpWaits, 'waitOf' | 'restore'>,
  ) {}

  /** Once, at the start of the page. Returns how to stop. */
  start(): () => void {
    const saved = decodeSignUpStep(this.ports.sessionStore.read(KEY));
    if (saved !== null) this.#restore(saved);
    return this.ports.pageLife.onHidden(() => this.#keep());
  }

  /** Only for the number that is still under way: a registration, or another tab, may have ended it. */
  #restore({ mobile, panel, returnTo, verified, codes, resendAt, details }: SignUpStep): void {
    const number = this.ports.signUp.mobile;
    if (number === null || number.mobile !== mobile) return;
    if (resendAt !== null)
      this.ports.signUp.numberAccepted(
        number,
        this.waits.restore('signUp', number, codes, resendAt - this.ports.clock.now()),
      );
    this.ports.signUp.detailsTyped(details);
    if (verified) this.ports.signUp.numberVerified();
    if (panel !== null) this.openPanel(panel, returnTo === null ? {} : { returnTo });
  }

  #keep(): void {
    const { mobile, verified, resendAt, details } = this.ports.signUp;
    if (mobile === null || (resendAt === null && Object.keys(details).length === 0)) {
      this.ports.sessionStore.remove(KEY);
      return;
    }
    const { times, ms } = this.waits.waitOf('signUp', mobile);
    const panel = signUpPanel(this.ports.authPanel.panel);
    const step: SignUpStep = {
      ...{ mobile: mobile.mobile, verified, codes: times, details },
      resendAt: resendAt === null ? null : Math.round(this.ports.clock.now() + ms),
      panel,
      returnTo: panel === null ? null : this.ports.authPanel.returnTo,
    };
    this.ports.sessionStore.write(KEY, JSON.stringify(step));
  }
}
