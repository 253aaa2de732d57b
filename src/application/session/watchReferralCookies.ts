import { readCookieCode } from '@/domain/session/readCookieCode';
import type { Ports } from '../ports/Ports';
import { readReferralCode } from '@/domain/session/readReferralCode';
import type { SignUpState } from '../ports/state/SignUpState';

const POLL_MS = 300;

/**
 * Polls the cookies `refferal` (the specification's spelling) and `agentCode` as long as a sign-up panel is open, each until its first
 * hit: what writes them may come late. A code that is known already stays. AUTH-18, F74, X20.
 */
export function watchReferralCookies(ports: Pick<Ports, 'cookies' | 'signUp' | 'scheduler'>) {
  /** Returns how to stop. */
  return (): (() => void) => {
    if (look()) return () => undefined;
    const stop = ports.scheduler.every(POLL_MS, () => {
      if (look()) stop();
    });
    return stop;
  };

  /** true when both are known. */
  function look(): boolean {
    if (ports.signUp.referralCode === null) {
      const code = readCookieCode(ports.cookies.read('refferal'), 'code');
      if (code !== null) ports.signUp.referralCodeFound(code);
    }
    if (ports.signUp.agentCode === null) {
      const code = readCookieCode(ports.cookies.read('agentCode'), 'agent');
      if (code !== null) ports.signUp.agentCodeFound(code);
    }
    return ports.signUp.referralCode !== null && ports.signUp.agentCode !== null;
  }
}

/** A referral code that arrived by navigation state; anything malformed is ignored. AUTH-18, X20. */
export function offerReferralCode(signUp: Pick<SignUpState, 'referralCodeFound'>) {
  return (raw: unknown): void => {
    const code = readReferralCode(raw);
    if (code !== null) signUp.referralCodeFound(code);
  };
}

export type OfferReferralCode = ReturnType<typeof offerReferralCode>;
