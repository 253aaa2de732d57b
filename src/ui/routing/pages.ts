import type { ComponentType } from 'react';
import type { PageProps } from './PageProps';
import type { LoadPage } from './PageSlot';
import type { PageName } from '@/domain/routing/Route';

const auth: LoadPage = async () => (await import('@/ui/pages/AuthPage')).AuthPage;
const promise: LoadPage = async () => (await import('@/ui/pages/PromisePage')).PromisePage;

type Holding<Name extends string> = Readonly<Record<Name, ComponentType<PageProps>>>;

/** A page that another feature is still building: its promise until the file exists. */
function orPromise<Name extends string>(
  modules: Readonly<Record<string, () => Promise<Holding<Name>>>>,
  name: Name,
): LoadPage {
  const load = Object.values(modules)[0];
  return load === undefined ? promise : async () => (await load())[name];
}

/** NAV-01: the route table's words, each with the script that draws it. */
export const PAGES: Readonly<Record<PageName, LoadPage>> = {
  landing: async () => (await import('@/ui/pages/LandingPage')).LandingPage,
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
  sports: orPromise(import.meta.glob<Holding<'SportsPage'>>('/src/ui/sports/SportsPage.tsx'), 'SportsPage'),
  exchange: orPromise(
    import.meta.glob<Holding<'ExchangePage'>>('/src/ui/sports/ExchangePage.tsx'),
    'ExchangePage',
  ),
  myBets: orPromise(import.meta.glob<Holding<'MyBetsPage'>>('/src/ui/betting/MyBetsPage.tsx'), 'MyBetsPage'),
  provider: promise,
  kyc: promise,
  sportsbook: promise,
  allGames: promise,
  kingmaker: promise,
  slots: promise,
  auraGames: promise,
  instantGames: promise,
  casino: promise,
  game: promise,
  statement: promise,
  withdrawList: promise,
  deposit: promise,
  gateways: promise,
  withdraw: promise,
  withdrawForm: promise,
  withdrawWizard: promise,
  withdrawWizardForm: promise,
  withdrawCheck: promise,
  betby: promise,
  profile: promise,
  bonus: promise,
  bonusDetail: promise,
  referral: promise,
  sportsbookTest: promise,
  bankDetails: promise,
  jetfair: promise,
  depositBkash: promise,
  depositPaytm: promise,
  depositNagad: promise,
};
