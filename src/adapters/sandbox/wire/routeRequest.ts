import type { EngineCore } from '../engine/EngineCore';
import {
  demoOffer,
  forgotPassword,
  logIn,
  logInAsDemo,
  register,
  resetPassword,
  sendOtp,
  signOut,
  verifyMobile,
} from './accountRoutes';
import { betByKey, exposure, listBets, placeBet } from './betRoutes';
import { announcements, appDetails, banners, pageVisit } from './brandRoutes';
import type { PlayerRoute, Route } from './Caller';
import { NOT_FOUND, UNAUTHORISED } from './reply';
import type { WireReply, WireRequest } from './SandboxBackend';
import { matches, matchOdds } from './sportRoutes';

function forPlayers(route: PlayerRoute): Route {
  return (core, caller) => (caller.userId === null ? UNAUTHORISED : route(core, caller.userId, caller));
}

const ROUTES: ReadonlyMap<string, Route> = new Map([
  ['POST /login', logIn],
  ['POST /login/demo', logInAsDemo],
  ['GET /app/demo', demoOffer],
  ['POST /register', register],
  ['POST /sendOtpToMobile', sendOtp],
  ['POST /mobileVerification', verifyMobile],
  ['POST /forgot-password', forgotPassword],
  ['POST /reset-password', resetPassword],
  ['GET /signout', forPlayers(signOut)],
  ['GET /getAppDetails', appDetails],
  ['GET /getBanners', banners],
  ['GET /announcement/display', announcements],
  ['POST /page/visit', pageVisit],
  ['GET /bet/matches', matches],
  ['GET /bet/match/odds', matchOdds],
  ['GET /bet/exposure/amount', forPlayers(exposure)],
  ['GET /bets', forPlayers(listBets)],
  ['POST /bets', forPlayers(placeBet)],
]);

const BY_KEY = /^\/bets\/by-key\/[^/]{1,64}$/;

/** One request to the part of the engine that answers it. */
export function routeRequest(core: EngineCore, request: WireRequest): WireReply {
  const token = tokenOf(request.headers);
  const caller = { request, token, userId: core.sessions.userOf(token) };
  if (request.method === 'GET' && BY_KEY.test(request.path)) return forPlayers(betByKey)(core, caller);
  const route = ROUTES.get(`${request.method} ${request.path}`);
  return route === undefined ? NOT_FOUND : route(core, caller);
}

/** `Authorization: Bearer x` to the product, `token: x` to the sports host; one engine is both. */
function tokenOf(headers: Readonly<Record<string, string>>): string {
  const bearer = /^(?:Bearer )?(\S{1,128})$/i.exec(headers['authorization'] ?? '')?.[1];
  return bearer ?? (headers['token'] ?? '').slice(0, 128);
}
