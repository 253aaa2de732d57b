import { readReferralCode } from '@/domain/session/readReferralCode';
import type { SignUpState } from '../ports/state/SignUpState';

/** A referral code that arrived by navigation state; anything malformed is ignored. AUTH-18, X20. */
export function offerReferralCode(signUp: Pick<SignUpState, 'referralCodeFound'>) {
  return (raw: unknown): void => {
    const code = readReferralCode(raw);
    if (code !== null) signUp.referralCodeFound(code);
  };
}

export type OfferReferralCode = ReturnType<typeof offerReferralCode>;
