import type { SignUpState } from '@/application/ports/state/SignUpState';
import type { SignUpDetails } from '@/domain/session/SignUpDetails';
import type { MobileDetails } from '@/domain/session/User';
import type { Keep } from './Keep';
import { observed } from './observed';

export class SignUpStore implements SignUpState {
  mobile: MobileDetails | null;
  verified = false;
  referralCode: string | null = null;
  agentCode: string | null = null;
  details: SignUpDetails = {};
  resendAt: number | null = null;
  recoveryMobile: MobileDetails | null = null;
  logInCode: SignUpState['logInCode'] = null;

  constructor(
    stored: MobileDetails | null,
    private readonly keep: Keep<MobileDetails>,
  ) {
    this.mobile = stored;
    observed(this);
  }

  numberAccepted(mobile: MobileDetails, resendAt: number): void {
    this.mobile = mobile;
    this.verified = false;
    this.resendAt = resendAt;
    this.keep(mobile);
  }

  numberVerified(): void {
    this.verified = true;
  }

  numberForgotten(): void {
    this.mobile = null;
    this.verified = false;
    this.resendAt = null;
    this.keep(null);
  }

  referralCodeFound(code: string): void {
    this.referralCode = code;
  }

  agentCodeFound(code: string): void {
    this.agentCode = code;
  }

  recoveryCodeSent(mobile: MobileDetails, resendAt: number): void {
    this.recoveryMobile = mobile;
    this.resendAt = resendAt;
  }

  recoveryFinished(): void {
    this.recoveryMobile = null;
    this.resendAt = null;
  }

  logInCodeSent(mobile: MobileDetails, resendAt: number): void {
    this.logInCode = { mobile, resendAt };
  }

  logInCodeForgotten(): void {
    this.logInCode = null;
  }

  detailsTyped(typed: SignUpDetails): void {
    this.details = { ...this.details, ...typed };
  }

  detailsForgotten(): void {
    this.details = {};
  }

  signUpFinished(): void {
    this.numberForgotten();
    this.referralCode = null;
    this.agentCode = null;
    this.details = {};
  }
}
