import { readCookieCode } from '@/domain/session/readCookieCode';
import type { CookieJar } from '../ports/device/CookieJar';
import type { Scheduler } from '../ports/device/Scheduler';
import type { SignUpState } from '../ports/state/SignUpState';

const POLL_MS = 300;

/**
 * Polls the cookies `refferal` (the specification's spelling) and `agentCode` as long as a sign-up panel is open, each until its first
 * hit: what writes them may come late. A code that is known already stays. AUTH-18, F74, X20.
 */
export class WatchReferralCookies {
  constructor(
    private readonly cookies: CookieJar,
    private readonly signUp: SignUpState,
    private readonly scheduler: Pick<Scheduler, 'every'>,
  ) {}

  /** Returns how to stop. */
  execute(): () => void {
    if (this.#look()) return () => undefined;
    const stop = this.scheduler.every(POLL_MS, () => {
      if (this.#look()) stop();
    });
    return stop;
  }

  /** true when both are known. */
  #look(): boolean {
    if (this.signUp.referralCode === null) {
      const code = readCookieCode(this.cookies.read('refferal'), 'code');
      if (code !== null) this.signUp.referralCodeFound(code);
    }
    if (this.signUp.agentCode === null) {
      const code = readCookieCode(this.cookies.read('agentCode'), 'agent');
      if (code !== null) this.signUp.agentCodeFound(code);
    }
    return this.signUp.referralCode !== null && this.signUp.agentCode !== null;
  }
}
