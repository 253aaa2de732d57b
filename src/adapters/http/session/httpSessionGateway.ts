import { decoder } from '@/adapters/wire/decoder';
import type { SessionGateway } from '@/application/ports/gateways/SessionGateway';
import { done } from '../done';
import { ENDPOINTS } from '../endpoints';
import type { HttpCall } from '../HttpCall';
import type { HttpClient } from '../HttpClient';
import { demoSchema, mobilePayload, recoveryPayload, registerPayload, signedInSchema } from './sessionWire';

export function httpSessionGateway(http: HttpClient): SessionGateway {
  const signIn = (call: HttpCall) => http.send(call, decoder(signedInSchema, call.endpoint.path));
  return {
    logIn: (username, password) => signIn({ endpoint: ENDPOINTS.logIn, body: { username, password } }),
    sendLogInCode: (mobile) => done(http, { endpoint: ENDPOINTS.sendLogInCode, body: mobilePayload(mobile) }),
    logInByCode: (mobile, otp) =>
      signIn({ endpoint: ENDPOINTS.logInByCode, body: { ...mobilePayload(mobile), otp } }),
    /** assumed: an empty body. */
    logInAsDemo: () => signIn({ endpoint: ENDPOINTS.logInAsDemo, body: {} }),
    demoIsOffered: () => http.send({ endpoint: ENDPOINTS.demo }, decoder(demoSchema, 'demo')),
    sendOtp: (mobile) => done(http, { endpoint: ENDPOINTS.sendOtp, body: mobilePayload(mobile) }),
    verifyMobile: (mobile, otp) =>
      done(http, { endpoint: ENDPOINTS.verifyMobile, body: { ...mobilePayload(mobile), otp } }),
    register: (registration) =>
      signIn({
        endpoint: ENDPOINTS.register,
        body: registerPayload(registration, http.settings.registration),
      }),
    forgotPassword: (mobile) =>
      done(http, { endpoint: ENDPOINTS.forgotPassword, body: recoveryPayload(mobile) }),
    resetPassword: (otp, password) =>
      done(http, { endpoint: ENDPOINTS.resetPassword, body: { otp, password } }),
    signOut: (token) => done(http, { endpoint: ENDPOINTS.signOut, token }),
  };
}
