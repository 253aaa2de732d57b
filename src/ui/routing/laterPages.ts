import type { LoadPage } from './loadedPages';

/**
 * The scripts of every page but the first. In a file of its own, because each of them names its own files: the first page would carry the
 * names of two hundred.
 */
export const LATER_PAGES = {
  home: async () => (await import('@/ui/pages/HomePage')).HomePage,
  auth: async () => (await import('@/ui/pages/AuthPage')).AuthPage,
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
  kyc: async () => (await import('@/ui/cashier/kyc/KycPage')).KycPage,
  sportsbook: async () => (await import('@/ui/sports/SportsbookPage')).SportsbookPage,
  lobby: async () => (await import('@/ui/casino/lobby/LobbyPage')).LobbyPage,
  casino: async () => (await import('@/ui/casino/CasinoPage')).CasinoPage,
  game: async () => (await import('@/ui/casino/game/GamePage')).GamePage,
  statement: async () => (await import('@/ui/cashier/statement/StatementPage')).StatementPage,
  withdraw: async () => (await import('@/ui/cashier/withdraw/WithdrawPages')).WithdrawPages,
  deposit: async () => (await import('@/ui/cashier/deposit/DepositPage')).DepositPage,
  gateways: async () => (await import('@/ui/cashier/deposit/GatewaysPage')).GatewaysPage,
  betby: async () => (await import('@/ui/casino/game/BetbyPage')).BetbyPage,
  profile: async () => (await import('@/ui/profile/ProfilePage')).ProfilePage,
  rewards: async () => (await import('@/ui/rewards/RewardsPage')).RewardsPage,
  sportsbookTest: async () => (await import('@/ui/casino/game/SportsbookTestPage')).SportsbookTestPage,
  bankDetails: async () => (await import('@/ui/cashier/bank/BankPage')).BankPage,
  jetfair: async () => (await import('@/ui/casino/game/JetfairPage')).JetfairPage,
  shortcut: async () => (await import('@/ui/cashier/deposit/DepositShortcutPage')).DepositShortcutPage,
} as const satisfies Readonly<Record<string, LoadPage>>;
