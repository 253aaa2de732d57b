import { aboard } from './loadedPages';
import type { LoadPage } from './loadedPages';
import type { PageName } from '@/domain/routing/Route';
import { LandingPage } from '@/ui/pages/LandingPage';
import type { LATER_PAGES } from './laterPages';

/** Pages that share a name here share their script, and stay when one leads to another. */
const later =
  (script: keyof typeof LATER_PAGES): LoadPage =>
  async () =>
    (await import('./laterPages')).LATER_PAGES[script]();

const auth = later('auth');
const lobby = later('lobby');
const withdraw = later('withdraw');
const rewards = later('rewards');
const shortcut = later('shortcut');

/** NAV-01: the route table's words, each with the script that draws it. */
export const PAGES: Readonly<Record<PageName, LoadPage>> = {
  // The page of a first visit comes with the entry: one round trip less before it is drawn.
  landing: aboard(LandingPage),
  home: later('home'),
  register: auth,
  signIn: auth,
  verifyNumber: auth,
  mobileNumber: auth,
  forgotPassword: auth,
  resetPassword: auth,
  maintenance: later('maintenance'),
  contact: later('contact'),
  privacy: later('privacy'),
  responsiblePlay: later('responsiblePlay'),
  fairPlay: later('fairPlay'),
  gameRules: later('gameRules'),
  terms: later('terms'),
  sports: later('sports'),
  exchange: later('exchange'),
  myBets: later('myBets'),
  provider: later('provider'),
  kyc: later('kyc'),
  sportsbook: later('sportsbook'),
  allGames: lobby,
  kingmaker: lobby,
  slots: lobby,
  auraGames: lobby,
  instantGames: lobby,
  casino: later('casino'),
  game: later('game'),
  statement: later('statement'),
  withdrawList: withdraw,
  deposit: later('deposit'),
  gateways: later('gateways'),
  withdraw,
  withdrawForm: withdraw,
  withdrawWizard: withdraw,
  withdrawWizardForm: withdraw,
  withdrawCheck: withdraw,
  betby: later('betby'),
  profile: later('profile'),
  bonus: rewards,
  bonusDetail: rewards,
  referral: rewards,
  sportsbookTest: later('sportsbookTest'),
  bankDetails: later('bankDetails'),
  jetfair: later('jetfair'),
  depositBkash: shortcut,
  depositPaytm: shortcut,
  depositNagad: shortcut,
};
