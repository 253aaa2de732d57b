import type { LoadPage } from './PageSlot';
import type { PageName } from '@/domain/routing/Route';
import { LandingPage } from '@/ui/pages/LandingPage';

const auth: LoadPage = async () => (await import('@/ui/pages/AuthPage')).AuthPage;
const lobby: LoadPage = async () => (await import('@/ui/casino/lobby/LobbyPage')).LobbyPage;
const rewards: LoadPage = async () => (await import('@/ui/rewards/RewardsPage')).RewardsPage;
const promise: LoadPage = async () => (await import('@/ui/pages/PromisePage')).PromisePage;

/** NAV-01: the route table's words, each with the script that draws it. */
export const PAGES: Readonly<Record<PageName, LoadPage>> = {
  // The page of a first visit comes with the entry: one round trip less before it is drawn.
  landing: async () => LandingPage,
  home: async () => (await import('@/ui/pages/HomePage')).HomePage,
  register: auth,
  signIn: auth,
  verifyNumber: auth,
  mobileNumber: auth,
  forgotPassword: auth,
  resetPassword: auth,
  maintenance: async () => (await import('@/ui/pages/MaintenancePage')).MaintenancePage,
  contact: async () => (await import('@/ui/content/ContactPage')).ContactPage,
  privacy: async () => (await import('@/ui/content/PrivacyPage')).PrivacyPage,
  responsiblePlay: async () => (await import('@/ui/content/ResponsiblePlayPage')).ResponsiblePlayPage,
  fairPlay: async () => (await import('@/ui/content/FairPlayPage')).FairPlayPage,
  gameRules: async () => (await import('@/ui/content/GameRulesPage')).GameRulesPage,
  terms: async () => (await import('@/ui/content/TermsPage')).TermsPage,
  sports: async () => (await import('@/ui/sports/SportsPage')).SportsPage,
  exchange: async () => (await import('@/ui/sports/ExchangePage')).ExchangePage,
  myBets: async () => (await import('@/ui/betting/myBets/MyBetsPage')).MyBetsPage,
  provider: async () => (await import('@/ui/casino/lobby/ProviderPage')).ProviderPage,
  kyc: promise,
  sportsbook: async () => (await import('@/ui/sports/SportsbookPage')).SportsbookPage,
  allGames: lobby,
  kingmaker: lobby,
  slots: lobby,
  auraGames: lobby,
  instantGames: lobby,
  casino: async () => (await import('@/ui/casino/CasinoPage')).CasinoPage,
  game: async () => (await import('@/ui/casino/game/GamePage')).GamePage,
  statement: promise,
  withdrawList: promise,
  deposit: promise,
  gateways: promise,
  withdraw: promise,
  withdrawForm: promise,
  withdrawWizard: promise,
  withdrawWizardForm: promise,
  withdrawCheck: promise,
  betby: async () => (await import('@/ui/casino/game/BetbyPage')).BetbyPage,
  bonus: rewards,
  bonusDetail: rewards,
  profile: async () => (await import('@/ui/profile/ProfilePage')).ProfilePage,
  referral: rewards,
  sportsbookTest: async () => (await import('@/ui/casino/game/SportsbookTestPage')).SportsbookTestPage,
  bankDetails: promise,
  jetfair: async () => (await import('@/ui/casino/game/JetfairPage')).JetfairPage,
  depositBkash: promise,
  depositPaytm: promise,
  depositNagad: promise,
};
