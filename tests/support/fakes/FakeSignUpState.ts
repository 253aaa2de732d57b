import type { SignUpState } from '@/application/ports/state/SignUpState';
import type { MobileDetails } from '@/domain/session/User';

export class FakeSignUpState implements SignUpState {
  mobile: MobileDetails | null = null;
  verified = false;
  referralCode: string | null = null;
  agentCode: string | null = null;
  resendAt: number | null = null;
  recoveryMobile: MobileDetails | null = null;

  numberAccepted(mobile: MobileDetails, resendAt: number): void {
    this.mobile = mobile;
    this.resendAt = resendAt;
    this.verified = false;
  }

  numberVerified(): void {
    this.verified = true;
  }

  numberForgotten(): void {
    this.mobile = null;
    this.verified = false;
    this.resendAt = null;
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

  signUpFinished(): void {
    this.numberForgotten();
    this.referralCode = null;
    this.agentCode = null;
  }
}
