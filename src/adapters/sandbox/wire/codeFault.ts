import type { CodePurpose } from '../engine/accounts/OneTimeCodes';
import type { EngineCore } from '../engine/EngineCore';
import { refusal } from './reply';
import type { WireReply } from './SandboxBackend';

export const WRONG_CODE = refusal(200, 'This code is wrong.', 'OTP_WRONG');

/** What is said of a code; null: it is right, and used up. */
export function codeFault(
  core: EngineCore,
  purpose: CodePurpose,
  bearer: string,
  code: string,
): WireReply | null {
  switch (core.codes.check(purpose, bearer, code)) {
    case 'right':
      return null;
    case 'wrong':
      return WRONG_CODE;
    case 'expired':
      return refusal(200, 'The code has expired. Please ask for a new one.', 'OTP_EXPIRED');
    case 'locked':
      return refusal(200, 'Too many wrong codes. Please ask for a new one.', 'OTP_LOCKED');
  }
}
