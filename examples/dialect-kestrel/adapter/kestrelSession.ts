import { signedInSchema } from '@/adapters/http/session/sessionWire';
import { decoder } from '@/adapters/wire/decoder';
import type { SessionGateway } from '@/application/ports/gateways/SessionGateway';
import { readSite } from './kestrelBrand';
import { notOffered, type KestrelCall, type KestrelClient } from './KestrelClient';
import { respell, same } from './respell';

/**
 * The secret of the session is in a cookie that no script sees. What the app has as its token is the CSRF word: it survives a reload, it is another
 * one for each session, and it is worth nothing without the cookie.
 */
const respellSignedIn = respell({
  token: 'csrf',
  user: ['player', respell({ mstruserid: 'player_id', username: 'login', mobileno: 'phone' })],
});

const readSignedIn = decoder(signedInSchema, 'session');

/** Registration and passwords are elsewhere, on the operator's own pages. */
export function kestrelSession(client: KestrelClient): SessionGateway {
  const open = (call: KestrelCall) => client.call({ ...call, csrf: null }, respellSignedIn, readSignedIn);
  return {
    logIn: (login, secret) => open({ path: '/session', body: { login, secret } }),
    logInAsDemo: () => open({ path: '/session/demo', body: {} }),
    demoIsOffered: () =>
      client.call({ path: '/site' }, same, (data, log) => readSite(data, log)?.demo ?? null),
    signOut: (csrf) => client.call({ path: '/session/end', body: {}, csrf }, same, () => undefined),
    ...{ sendLogInCode: notOffered, logInByCode: notOffered },
    ...{ sendOtp: notOffered, verifyMobile: notOffered, register: notOffered },
    ...{ forgotPassword: notOffered, resetPassword: notOffered },
  };
}
