import type { AppDetails } from '@/domain/brand/AppDetails';

/**
 * What follows an accepted mobile number. `wait`: the setting is not known, so that the OTP is never skipped by
 * accident (F28). AUTH-12.
 */
export function stepAfterNumber(otp: AppDetails['otp']): 'enterOtp' | 'register' | 'wait' {
  if (otp === 'required') return 'enterOtp';
  return otp === 'skipped' ? 'register' : 'wait';
}
