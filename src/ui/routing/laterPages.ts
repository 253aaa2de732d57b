import type { PageName } from '@/domain/routing/Route';
import type { LaterShare } from '@/ui/i18n/LaterShare';
import type { LoadPage } from './loadedPages';

export interface PageRow {
  readonly screen: LoadPage;
  /** Which share of the texts it is drawn with. */
  readonly texts: LaterShare;
}

const page = (texts: LaterShare, screen: LoadPage): PageRow => ({ screen, texts });

const auth = page('signIn', async () => (await import('@/ui/pages/AuthPage')).AuthPage);
const lobby = page('games', async () => (await import('@/ui/casino/lobby/LobbyPage')).LobbyPage);
const rewards = page('account', async () => (await import('@/ui/rewards/RewardsPage')).RewardsPage);
const shortcut = page(
  'account',
  async () => (await import('@/ui/cashier/deposit/DepositShortcutPage')).DepositShortcutPage,
);
const withdraw = page(
  'account',
  async () => (await import('@/ui/cashier/withdraw/WithdrawPages')).WithdrawPages,
);

/**
 * Every page but the first: its screen and its share of texts. Where it is and what surrounds it say the rows of the route table, its title
 * the texts under `pages.`. Pages that share a row stay when one leads to another. In a file of its own, because each script names its own
 * files: the first page would carry the names of two hundred.
 */
export const LATER_PAGES: Readonly<Record<Exclude<PageName, 'landing'>, PageRow>> = {
  home: page('later', async () => (await import('@/ui/pages/HomePage')).HomePage),
  register: auth,
  signIn: auth,
  verifyNumber: auth,
  mobileNumber: auth,
  forgotPassword: auth,
  resetPassword: auth,
  maintenance: page('later', async () => (await import('@/ui/pages/MaintenancePage')).MaintenancePage),
  contact: page('account', async () => (await import('@/ui/content/ContactPage')).ContactPage),
  privacy: page('account', async () => (await import('@/ui/content/PrivacyPage')).PrivacyPage),
  responsiblePlay: page(
    'account',
    async () => (await import('@/ui/content/ResponsiblePlayPage')).ResponsiblePlayPage,
  ),
  fairPlay: page('account', async () => (await import('@/ui/content/FairPlayPage')).FairPlayPage),
  gameRules: page('account', async () => (await import('@/ui/content/GameRulesPage')).GameRulesPage),
  terms: page('account', async () => (await import('@/ui/content/TermsPage')).TermsPage),
  sports: page('later', async () => (await import('@/ui/sports/SportsPage')).SportsPage),
  exchange: page('later', async () => (await import('@/ui/sports/ExchangePage')).ExchangePage),
  myBets: page('later', async () => (await import('@/ui/betting/myBets/MyBetsPage')).MyBetsPage),
  provider: page('games', async () => (await import('@/ui/casino/lobby/ProviderPage')).ProviderPage),
  kyc: page('account', async () => (await import('@/ui/cashier/kyc/KycPage')).KycPage),
  sportsbook: page('later', async () => (await import('@/ui/sports/SportsbookPage')).SportsbookPage),
  allGames: lobby,
  kingmaker: lobby,
  slots: lobby,
  auraGames: lobby,
  instantGames: lobby,
  casino: page('games', async () => (await import('@/ui/casino/CasinoPage')).CasinoPage),
  game: page('games', async () => (await import('@/ui/casino/game/GamePage')).GamePage),
  statement: page(
    'account',
    async () => (await import('@/ui/cashier/statement/StatementPage')).StatementPage,
  ),
  withdrawList: withdraw,
  deposit: page('account', async () => (await import('@/ui/cashier/deposit/DepositPage')).DepositPage),
  gateways: page('account', async () => (await import('@/ui/cashier/deposit/GatewaysPage')).GatewaysPage),
  withdraw,
  withdrawForm: withdraw,
  withdrawWizard: withdraw,
  withdrawWizardForm: withdraw,
  withdrawCheck: withdraw,
  betby: page('games', async () => (await import('@/ui/casino/game/EmbedPage')).BetbyPage),
  profile: page('account', async () => (await import('@/ui/profile/ProfilePage')).ProfilePage),
  bonus: rewards,
  bonusDetail: rewards,
  referral: rewards,
  sportsbookTest: page(
    'games',
    async () => (await import('@/ui/casino/game/SportsbookTestPage')).SportsbookTestPage,
  ),
  bankDetails: page('account', async () => (await import('@/ui/cashier/bank/BankPage')).BankPage),
  jetfair: page('games', async () => (await import('@/ui/casino/game/EmbedPage')).JetfairPage),
  depositBkash: shortcut,
  depositPaytm: shortcut,
  depositNagad: shortcut,
};
