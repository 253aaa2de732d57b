import type { Registration, SessionGateway } from '@/application/ports/gateways/SessionGateway';
import type { MobileDetails, SignedIn } from '@/domain/session/User';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Token } from '@/domain/shared/ids';
import { Planned } from './Planned';

type Reply<T> = Result<T, Failure>;

export class FakeSessionGateway implements SessionGateway {
  readonly onLogIn = new Planned<[string, string], Reply<SignedIn>>('logIn');
  readonly onSendLogInCode = new Planned<[MobileDetails], Reply<void>>('sendLogInCode');
  readonly onLogInByCode = new Planned<[MobileDetails, string], Reply<SignedIn>>('logInByCode');
  readonly onDemo = new Planned<[], Reply<SignedIn>>('logInAsDemo');
  readonly onDemoOffer = new Planned<[], Reply<boolean>>('demoIsOffered');
  readonly onSendOtp = new Planned<[MobileDetails], Reply<void>>('sendOtp');
  readonly onVerify = new Planned<[MobileDetails, string], Reply<void>>('verifyMobile');
  readonly onRegister = new Planned<[Registration], Reply<SignedIn>>('register');
  readonly onForgot = new Planned<[MobileDetails], Reply<void>>('forgotPassword');
  readonly onReset = new Planned<[string, string], Reply<void>>('resetPassword');
  readonly onSignOut = new Planned<[Token], Reply<void>>('signOut');

  /** Calls of every kind. */
  get requests(): number {
    const calls = [
      this.onLogIn,
      this.onSendLogInCode,
      this.onLogInByCode,
      this.onDemo,
      this.onDemoOffer,
      this.onSendOtp,
      this.onVerify,
      this.onRegister,
      this.onForgot,
      this.onReset,
      this.onSignOut,
    ];
    return calls.reduce((sum, each) => sum + each.calls.length, 0);
  }

  logIn(username: string, password: string): Promise<Reply<SignedIn>> {
    return this.onLogIn.run(username, password);
  }

  sendLogInCode(mobile: MobileDetails): Promise<Reply<void>> {
    return this.onSendLogInCode.run(mobile);
  }

  logInByCode(mobile: MobileDetails, otp: string): Promise<Reply<SignedIn>> {
    return this.onLogInByCode.run(mobile, otp);
  }

  logInAsDemo(): Promise<Reply<SignedIn>> {
    return this.onDemo.run();
  }

  demoIsOffered(): Promise<Reply<boolean>> {
    return this.onDemoOffer.run();
  }

  sendOtp(mobile: MobileDetails): Promise<Reply<void>> {
    return this.onSendOtp.run(mobile);
  }

  verifyMobile(mobile: MobileDetails, otp: string): Promise<Reply<void>> {
    return this.onVerify.run(mobile, otp);
  }

  register(registration: Registration): Promise<Reply<SignedIn>> {
    return this.onRegister.run(registration);
  }

  forgotPassword(mobile: MobileDetails): Promise<Reply<void>> {
    return this.onForgot.run(mobile);
  }

  resetPassword(otp: string, password: string): Promise<Reply<void>> {
    return this.onReset.run(otp, password);
  }

  signOut(token: Token): Promise<Reply<void>> {
    return this.onSignOut.run(token);
  }
}
