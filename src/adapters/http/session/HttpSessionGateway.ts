import { decode } from '@/adapters/wire/decode';
import type { Logger } from '@/application/ports/device/Logger';
import type { Registration, SessionGateway } from '@/application/ports/gateways/SessionGateway';
import type { MobileDetails, SignedIn } from '@/domain/session/User';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import { ENDPOINTS } from '../endpoints';
import type { HttpCall } from '../HttpCall';
import type { HttpClient } from '../HttpClient';
import { done } from '../done';
import { demoSchema, mobilePayload, recoveryPayload, registerPayload, signedInSchema } from './sessionWire';

export class HttpSessionGateway implements SessionGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  logIn(username: string, password: string): Promise<Result<SignedIn, Failure>> {
    return this.#signIn({ endpoint: ENDPOINTS.logIn, body: { username, password } });
  }

  /** assumed: an empty body. */
  logInAsDemo(): Promise<Result<SignedIn, Failure>> {
    return this.#signIn({ endpoint: ENDPOINTS.logInAsDemo, body: {} });
  }

  demoIsOffered(): Promise<Result<boolean, Failure>> {
    return this.http.send({ endpoint: ENDPOINTS.demo }, (data) =>
      decode(demoSchema, data, 'demo', this.logger),
    );
  }

  sendOtp(mobile: MobileDetails): Promise<Result<void, Failure>> {
    return done(this.http, { endpoint: ENDPOINTS.sendOtp, body: mobilePayload(mobile) });
  }

  verifyMobile(mobile: MobileDetails, otp: string): Promise<Result<void, Failure>> {
    return done(this.http, { endpoint: ENDPOINTS.verifyMobile, body: { ...mobilePayload(mobile), otp } });
  }

  register(registration: Registration): Promise<Result<SignedIn, Failure>> {
    const body = registerPayload(registration, this.http.settings.registration);
    return this.#signIn({ endpoint: ENDPOINTS.register, body });
  }

  forgotPassword(mobile: MobileDetails): Promise<Result<void, Failure>> {
    return done(this.http, { endpoint: ENDPOINTS.forgotPassword, body: recoveryPayload(mobile) });
  }

  resetPassword(otp: string, password: string): Promise<Result<void, Failure>> {
    return done(this.http, { endpoint: ENDPOINTS.resetPassword, body: { otp, password } });
  }

  signOut(token: SignedIn['token']): Promise<Result<void, Failure>> {
    return done(this.http, { endpoint: ENDPOINTS.signOut, token });
  }

  #signIn(call: HttpCall): Promise<Result<SignedIn, Failure>> {
    return this.http.send(call, (data) => decode(signedInSchema, data, call.endpoint.path, this.logger));
  }
}
