import type { MobileDetails } from '@/domain/session/User';
import { say } from '@/domain/shared/Message';
import { fail, type Result } from '@/domain/shared/Result';
import type { Clock } from '../ports/device/Clock';
import type { FormFailure } from '../shared/FormFailure';

export type OtpPurpose = 'signUp' | 'recovery' | 'logIn';

/** assumed: seconds after the first, second and any further code for one number (F67). */
const WAITS_S = [30, 60, 120];
const MAX_WAIT_S = 120;

interface Asked {
  readonly times: number;
  /** Monotonic milliseconds: a jump of the wall clock neither opens nor locks (F83). */
  readonly openAt: number;
}

/** How long to wait before a number may be sent another code. The server has its own rule; this one spares the player its refusal. */
export class OtpWaits {
  readonly #asked = new Map<string, Asked>();

  constructor(private readonly clock: Clock) {}

  /** Whole seconds, 0 for now. */
  secondsLeft(purpose: OtpPurpose, mobile: MobileDetails): number {
    return Math.ceil(this.waitOf(purpose, mobile).ms / 1000);
  }

  /** How many codes were sent, and the milliseconds until another may be. */
  waitOf(purpose: OtpPurpose, mobile: MobileDetails): { readonly times: number; readonly ms: number } {
    const { times, openAt } = this.#asked.get(key(purpose, mobile)) ?? { times: 0, openAt: 0 };
    return { times, ms: Math.max(0, openAt - this.clock.monotonic()) };
  }

  /** What was waited for before a reload, by a clock that may have jumped: never longer than the longest wait. Returns as `codeSent`. */
  restore(purpose: OtpPurpose, mobile: MobileDetails, times: number, ms: number): number {
    return this.#wait(purpose, mobile, times, Math.min(MAX_WAIT_S, Math.max(0, ms / 1000)));
  }

  /** A code was sent. Returns the monotonic time from which another may be asked for. */
  codeSent(purpose: OtpPurpose, mobile: MobileDetails): number {
    const times = (this.#asked.get(key(purpose, mobile))?.times ?? 0) + 1;
    return this.#wait(purpose, mobile, times, WAITS_S[times - 1] ?? MAX_WAIT_S);
  }

  /** The server asks for patience. Returns the monotonic time from which another code may be asked for. */
  coolDown(purpose: OtpPurpose, mobile: MobileDetails, seconds: number): number {
    const times = this.#asked.get(key(purpose, mobile))?.times ?? 0;
    return this.#wait(purpose, mobile, times, seconds);
  }

  #wait(purpose: OtpPurpose, mobile: MobileDetails, times: number, seconds: number): number {
    const openAt = this.clock.monotonic() + seconds * 1000;
    this.#asked.set(key(purpose, mobile), { times, openAt });
    return openAt;
  }
}

function key(purpose: OtpPurpose, { countryCode, mobile }: MobileDetails): string {
  return `${purpose} ${countryCode} ${mobile}`;
}

/** What a form answers that asks for another code too soon. */
export function askLater(seconds: number): Result<never, FormFailure<never>> {
  return fail({ fields: {}, message: say('wire.coolDown', { seconds }), waitSeconds: seconds });
}
