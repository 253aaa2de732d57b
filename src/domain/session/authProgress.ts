import type { AppDetails } from '@/domain/brand/AppDetails';
import { stepAfterNumber } from './stepAfterNumber';
import type { MobileDetails } from './User';

/** What a sign-up or a recovery has reached: some panels make no sense before. */
export interface AuthProgress {
  readonly numberKnown: boolean;
  /** Where a code is asked for, or where it is not known whether one is, the number must be proved first (F28). */
  readonly mayRegister: boolean;
  readonly recoveryCodeSent: boolean;
}

export interface AuthFacts {
  readonly mobile: MobileDetails | null;
  readonly verified: boolean;
  readonly recoveryMobile: MobileDetails | null;
}

export function authProgress(facts: AuthFacts, details: Pick<AppDetails, 'otp'> | null): AuthProgress {
  const numberKnown = facts.mobile !== null;
  return {
    numberKnown,
    mayRegister: numberKnown && (facts.verified || stepAfterNumber(details?.otp ?? 'unknown') === 'register'),
    recoveryCodeSent: facts.recoveryMobile !== null,
  };
}
