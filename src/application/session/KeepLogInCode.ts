import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import type { Ports } from '../ports/Ports';
import { parseSaved, savedFields } from '../shared/savedJson';
import type { OpenPanel } from './openPanel';
import type { OtpWaits } from './OtpWaits';

const KEY = 'logInCode';

interface Saved {
  /** Ten national digits. */
  readonly mobile: string;
  /** Codes that were sent to this number. */
  readonly codes: number;
  /** Epoch milliseconds from which another code may be asked for. */
  readonly resendAt: number;
  /** Whether the log-in stood open as a side panel, and where it was to lead. */
  readonly open: boolean;
  readonly returnTo: string | null;
}

/** A log-in by code outlives the reload that a phone makes while somebody reads the SMS, as a sign-up does (KeepSignUp). F67. */
export class KeepLogInCode {
  constructor(
    private readonly ports: Pick<Ports, 'sessionStore' | 'signUp' | 'authPanel' | 'pageLife' | 'clock'>,
    private readonly openPanel: OpenPanel,
    private readonly waits: Pick<OtpWaits, 'waitOf' | 'restore'>,
  ) {}

  /** Once, at the start of the page. Returns how to stop. */
  start(): () => void {
    const saved = decode(this.ports.sessionStore.read(KEY));
    if (saved !== null) this.#restore(saved);
    return this.ports.pageLife.onHidden(() => this.#keep());
  }

  #restore({ mobile, codes, resendAt, open, returnTo }: Saved): void {
    const number = parseIndianMobile(mobile);
    if (!number.ok) return;
    const wait = resendAt - this.ports.clock.now();
    this.ports.signUp.logInCodeSent(number.value, this.waits.restore('logIn', number.value, codes, wait));
    if (open) this.openPanel('login', returnTo === null ? {} : { returnTo });
  }

  #keep(): void {
    const { signUp, sessionStore, authPanel, clock } = this.ports;
    const code = signUp.logInCode;
    if (code === null) {
      sessionStore.remove(KEY);
      return;
    }
    const { times, ms } = this.waits.waitOf('logIn', code.mobile);
    const open = authPanel.panel === 'login';
    const saved: Saved = {
      ...{ mobile: code.mobile.mobile, codes: times, resendAt: Math.round(clock.now() + ms), open },
      returnTo: open ? authPanel.returnTo : null,
    };
    sessionStore.write(KEY, JSON.stringify(saved));
  }
}

/** null for nothing, and for nothing of ours (F71). */
function decode(text: string | null): Saved | null {
  const { mobile, codes, resendAt, open, returnTo } = savedFields(parseSaved(text));
  if (typeof mobile !== 'string' || typeof open !== 'boolean') return null;
  if (!Number.isSafeInteger(codes) || !Number.isSafeInteger(resendAt)) return null;
  return {
    ...{ mobile, open, codes: Number(codes), resendAt: Number(resendAt) },
    returnTo: typeof returnTo === 'string' ? returnTo : null,
  };
}
