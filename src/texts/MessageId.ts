/** The keys of one file of texts. */
type In<File> = Exclude<keyof File, 'default'>;

/** Every text of the app. English is the source: a key exists when an English file holds it. */
export type MessageId =
  | In<typeof import('./en/first/brand.json')>
  | In<typeof import('./en/first/common.json')>
  | In<typeof import('./en/first/notices.json')>
  | In<typeof import('./en/first/pages.json')>
  | In<typeof import('./en/first/shell.json')>
  | In<typeof import('./en/first/sports.json')>
  | In<typeof import('./en/later/account.json')>
  | In<typeof import('./en/later/alerts.json')>
  | In<typeof import('./en/later/bell.json')>
  | In<typeof import('./en/later/betting.json')>
  | In<typeof import('./en/later/contacts.json')>
  | In<typeof import('./en/later/marketLists.json')>
  | In<typeof import('./en/later/display.json')>
  | In<typeof import('./en/later/footer.json')>
  | In<typeof import('./en/later/home.json')>
  | In<typeof import('./en/later/ladder.json')>
  | In<typeof import('./en/later/landing.json')>
  | In<typeof import('./en/later/list.json')>
  | In<typeof import('./en/later/lists.json')>
  | In<typeof import('./en/later/match.json')>
  | In<typeof import('./en/later/myBets.json')>
  | In<typeof import('./en/later/promises.json')>
  | In<typeof import('./en/later/safePlay.json')>
  | In<typeof import('./en/later/sandbox.json')>
  | In<typeof import('./en/later/score.json')>
  | In<typeof import('./en/later/session.json')>
  | In<typeof import('./en/later/toasts.json')>
  | In<typeof import('./en/later/update.json')>
  | In<typeof import('./en/later/wallet.json')>
  | In<typeof import('./en/account/bank.json')>
  | In<typeof import('./en/account/cashier.json')>
  | In<typeof import('./en/account/content.json')>
  | In<typeof import('./en/account/deposit.json')>
  | In<typeof import('./en/account/files.json')>
  | In<typeof import('./en/account/kyc.json')>
  | In<typeof import('./en/account/playSafe.json')>
  | In<typeof import('./en/account/profile.json')>
  | In<typeof import('./en/account/reports.json')>
  | In<typeof import('./en/account/rewards.json')>
  | In<typeof import('./en/account/statement.json')>
  | In<typeof import('./en/account/withdraw.json')>
  | In<typeof import('./en/games/casino.json')>
  | In<typeof import('./en/games/game.json')>
  | In<typeof import('./en/signIn/signIn.json')>;
