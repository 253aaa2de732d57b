import type { Clock } from '../ports/device/Clock';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { PageLife } from '../ports/device/PageLife';
import type { AuthPanelState } from '../ports/state/AuthPanelState';
import type { SignUpState } from '../ports/state/SignUpState';
import { decodeSignUpStep, signUpPanel } from './decodeSignUpStep';
import type { SignUpStep } from './decodeSignUpStep';
import type { OpenPanel } from './OpenPanel';
import type { OtpWaits } from './OtpWaits';

const KEY = 'signUpStep';

/**
 * A sign-up outlives a reload, which a phone makes when somebody looks up the code in another app: the same panel, the same step, and the same wait
 * for another code. Written for this tab when the page goes out of sight, as it does before a reload. AUTH-11, AUTH-12, F67.
 */
export class KeepSignUp {
  constructor(
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly signUp: SignUpState,
    private readonly panels: Pick<AuthPanelState, 'panel' | 'wish'>,
    private readonly openPanel: Pick<OpenPanel, 'execute'>,
    private readonly waits: Pick<OtpWaits, 'waitOf' | 'restore'>,
    private readonly pageLife: Pick<PageLife, 'onHidden'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Once, at the start of the page. Returns how to stop. */
  start(): () => void {
    const saved = decodeSignUpStep(this.store.read(KEY));
    if (saved !== null) this.#restore(saved);
    return this.pageLife.onHidden(() => this.#keep());
  }

  /** Only for the number that is still under way: a registration, or another tab, may have ended it. */
  #restore({ mobile, panel, wish, verified, codes, resendAt }: SignUpStep): void {
    const number = this.signUp.mobile;
    if (number === null || number.mobile !== mobile) return;
    this.signUp.numberAccepted(
      number,
      this.waits.restore('signUp', number, codes, resendAt - this.clock.now()),
    );
    if (verified) this.signUp.numberVerified();
    if (panel !== null) this.openPanel.execute(panel, wish === null ? {} : { wish });
  }

  #keep(): void {
    const { mobile, verified, resendAt } = this.signUp;
    if (mobile === null || resendAt === null) {
      this.store.remove(KEY);
      return;
    }
    const { times, ms } = this.waits.waitOf('signUp', mobile);
    const panel = signUpPanel(this.panels.panel);
    const step: SignUpStep = {
      ...{ mobile: mobile.mobile, verified, codes: times, resendAt: Math.round(this.clock.now() + ms) },
      panel,
      wish: panel === null ? null : this.panels.wish,
    };
    this.store.write(KEY, JSON.stringify(step));
  }
}
