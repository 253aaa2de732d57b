import { readReferralCode } from '@/domain/session/readReferralCode';
import type { SignUpState } from '../ports/state/SignUpState';

/** A referral code that arrived by navigation state; anything malformed is ignored. AUTH-18, X20. */
export class OfferReferralCode {
  constructor(private readonly signUp: Pick<SignUpState, 'referralCodeFound'>) {}

  execute(raw: unknown): void {
    const code = readReferralCode(raw);
    if (code !== null) this.signUp.referralCodeFound(code);
  }
}
