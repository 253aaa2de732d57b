import type { EngineCore } from '../engine/EngineCore';
import {
  askReturn,
  demoOffer,
  forgotPassword,
  logIn,
  logInByCode,
  sendLogInCode,
  logInAsDemo,
  register,
  resetPassword,
  sendOtp,
  signOut,
  verifyMobile,
} from './accountRoutes';
import { autoCashOutByKey, autoCashOuts, removeAutoCashOut, setAutoCashOut } from './autoCashOutRoutes';
import { bankByKey, changeBank, listBanks } from './bankRoutes';
import { cancelBet, editBet } from './betChangeRoutes';
import { exposure, listBets } from './betListRoutes';
import { betByKey, placeBet } from './betRoutes';
import {
  bonusByKey,
  bonusClaims,
  bonusParts,
  bonusStats,
  cancelBonus,
  claimBonus,
  claimBonusPart,
} from './bonusRoutes';
import { announcements, appDetails, banners, pageVisit } from './brandRoutes';
import type { PlayerRoute, Route } from './Caller';
import { cashOut, cashOutByKey, quoteCashOut } from './cashOutRoutes';
import { games, launch } from './casinoRoutes';
import { createDeposit, depositState, extendDeposit, fastPay, gateways, orderDeposit } from './depositRoutes';
import { kycByKey, kycSheet, submitKyc } from './kycRoutes';
import { updatePassword } from './profileRoutes';
import {
  activity,
  chooseInterval,
  confirmLimit,
  excludeSelf,
  goOn,
  limits,
  setLimit,
  takeTimeOut,
  withdrawLimit,
} from './playSafeRoutes';
import { pushKey, pushSubscribe, pushUnsubscribe } from './pushRoutes';
import { onceForKey, refusedForKey } from './onceForKey';
import { NOT_FOUND, UNAUTHORISED } from './reply';
import {
  makeReferralCode,
  referralChildren,
  referralCode,
  referralSources,
  referralStats,
  visitReferral,
} from './referralRoutes';
import type { WireReply, WireRequest } from './SandboxBackend';
import { bookmakerOdds, fancyOdds, matches, matchOdds, matchScore, matchSettings } from './sportRoutes';
import { cancelWithdrawal, createWithdrawal, withdrawals, withdrawMethods } from './withdrawRoutes';
import { statement } from './statementRoutes';
import { reportMarkets, results } from './reportRoutes';
import { languageIn } from '../texts/SpokenLanguage';

function forPlayers(route: PlayerRoute): Route {
  return (core, caller) => (caller.userId === null ? UNAUTHORISED : route(core, caller.userId, caller));
}

const ROUTES: ReadonlyMap<string, Route> = new Map([
  ['POST /login', logIn],
  ['POST /login/otp/send', sendLogInCode],
  ['POST /login/otp', logInByCode],
  ['POST /login/demo', logInAsDemo],
  ['GET /app/demo', demoOffer],
  ['POST /register', register],
  ['POST /sendOtpToMobile', sendOtp],
  ['POST /mobileVerification', verifyMobile],
  ['POST /forgot-password', forgotPassword],
  ['POST /reset-password', resetPassword],
  ['POST /update-password', forPlayers(updatePassword)],
  ['GET /signout', forPlayers(signOut)],
  ['GET /getAppDetails', appDetails],
  ['GET /getBanners', banners],
  ['GET /announcement/display', announcements],
  ['POST /page/visit', pageVisit],
  ['GET /bet/matches', matches],
  ['GET /bet/match/odds', matchOdds],
  ['GET /bet/bookmaker/odds', bookmakerOdds],
  ['GET /bet/fancy/odds', fancyOdds],
  ['GET /sports/match/settings', matchSettings],
  ['GET /sports/match/score', matchScore],
  ['GET /bet/exposure/amount', forPlayers(exposure)],
  ['GET /bets', forPlayers(listBets)],
  ['GET /reports/markets', forPlayers(reportMarkets)],
  ['GET /results', results],
  ['POST /bets', forPlayers(placeBet)],
  ['POST /bets/cancel', forPlayers(cancelBet)],
  ['POST /bets/edit', forPlayers(editBet)],
  ['POST /bets/cashout/quote', forPlayers(quoteCashOut)],
  ['POST /bets/cashout', forPlayers(cashOut)],
  ['GET /bets/cashout/auto', forPlayers(autoCashOuts)],
  ['POST /bets/cashout/auto', forPlayers(setAutoCashOut)],
  ['POST /bets/cashout/auto/remove', forPlayers(removeAutoCashOut)],
  ['GET /getAccountstatement', forPlayers(statement)],
  ['GET /getBankAccountDetails', forPlayers(listBanks)],
  ['POST /bank', forPlayers(onceForKey(changeBank))],
  ['GET /bank/get', forPlayers(refusedForKey(bankByKey))],
  ['GET /kyc', forPlayers(kycSheet)],
  ['POST /kyc', forPlayers(onceForKey(submitKyc))],
  ['GET /kyc/get', forPlayers(refusedForKey(kycByKey))],
  ['GET /withdrawRequest/methods', forPlayers(withdrawMethods)],
  ['POST /withdrawRequest/create', forPlayers(onceForKey(createWithdrawal))],
  ['GET /withdrawRequest/get', forPlayers(refusedForKey(withdrawals))],
  ['POST /withdrawRequest/cancel', forPlayers(cancelWithdrawal)],
  ['GET /casino/games', games],
  ['POST /lobby', forPlayers(launch)],
  ['GET /gateways', forPlayers(gateways)],
  ['GET /deposit/get', forPlayers(refusedForKey(depositState))],
  ['POST /deposit/order', forPlayers(orderDeposit)],
  ['POST /deposit/extend', forPlayers(extendDeposit)],
  ['POST /deposit/create', forPlayers(onceForKey(createDeposit))],
  ['POST /deposit/fastpayme', forPlayers(onceForKey(fastPay))],
  ['GET /bonus/claims', forPlayers(bonusClaims)],
  ['POST /bonus/claims', forPlayers(onceForKey(claimBonus))],
  ['GET /bonus/claims/stats', forPlayers(bonusStats)],
  ['GET /bonus/claims/parts', forPlayers(bonusParts)],
  ['POST /bonus/claims/parts', forPlayers(claimBonusPart)],
  ['POST /bonus/claims/cancel', forPlayers(cancelBonus)],
  ['GET /ref/generate', forPlayers(referralCode)],
  ['POST /ref/generate', forPlayers(makeReferralCode)],
  ['GET /ref/stats', forPlayers(referralStats)],
  ['GET /ref/children', forPlayers(referralChildren)],
  ['GET /ref/sources', forPlayers(referralSources)],
  ['POST /ref/visit', visitReferral],
  ['GET /playsafe/limits', forPlayers(limits)],
  ['POST /playsafe/limits', forPlayers(setLimit)],
  ['POST /playsafe/limits/confirm', forPlayers(confirmLimit)],
  ['POST /playsafe/limits/withdraw', forPlayers(withdrawLimit)],
  ['POST /playsafe/timeout', forPlayers(takeTimeOut)],
  ['POST /playsafe/exclude', forPlayers(excludeSelf)],
  ['POST /playsafe/return', askReturn],
  ['POST /playsafe/interval', forPlayers(chooseInterval)],
  ['POST /playsafe/continue', forPlayers(goOn)],
  ['GET /playsafe/activity', forPlayers(activity)],
  ['GET /push/key', forPlayers(pushKey)],
  ['POST /push/subscribe', forPlayers(pushSubscribe)],
  ['POST /push/unsubscribe', forPlayers(pushUnsubscribe)],
]);

const BY_KEY: readonly (readonly [RegExp, Route])[] = [
  [/^\/bets\/by-key\/[^/]{1,64}$/, forPlayers(betByKey)],
  [/^\/bets\/cashout\/by-key\/[^/]{1,64}$/, forPlayers(cashOutByKey)],
  [/^\/bets\/cashout\/auto\/by-key\/[^/]{1,64}$/, forPlayers(autoCashOutByKey)],
  [/^\/bonus\/claims\/by-key\/[^/]{1,64}$/, forPlayers(refusedForKey(bonusByKey))],
];

/** One request to the part of the engine that answers it. */
export function routeRequest(core: EngineCore, request: WireRequest): WireReply {
  const token = tokenOf(request.headers);
  const caller = { request, token, userId: core.sessions.userOf(token) };
  // A page that changes its language asks again; what is pushed to it follows.
  if ('accept-language' in request.headers) core.peers.speak(token, languageIn(request.headers));
  const route =
    ROUTES.get(`${request.method} ${request.path}`) ??
    (request.method === 'GET' ? BY_KEY.find(([path]) => path.test(request.path))?.[1] : undefined);
  return route === undefined ? NOT_FOUND : route(core, caller);
}

/** `Authorization: Bearer x` to the product, `token: x` to the sports host; one engine is both. */
function tokenOf(headers: Readonly<Record<string, string>>): string {
  const bearer = /^(?:Bearer )?(\S{1,128})$/i.exec(headers['authorization'] ?? '')?.[1];
  return bearer ?? (headers['token'] ?? '').slice(0, 128);
}
