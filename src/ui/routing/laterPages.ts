import type { ComponentType } from 'react';
import type { PageName } from '@/domain/routing/Route';
import { joinTexts } from '@/ui/i18n/joinTexts';
import type { LaterShare } from '@/ui/i18n/LaterShare';
import type { PageProps } from '@/ui/navigation/PageProps';

export type LaterPageName = Exclude<PageName, 'landing'>;

/** The screens, by their files: what is called a page and is no page of the route table is left out here. */
const SCREENS = import.meta.glob<Readonly<Record<string, ComponentType<PageProps>>>>([
  '../**/*{Page,Pages}.tsx',
  '!../**/{Account,Bonus,BonusDetail,Embed,Landing,Legal,Match,Referral,Withdraw?*}Page.tsx',
]);

/** Which share of the texts the screens of a room are drawn with; those of any other room with `later`. */
const SHARE_OF_ROOM: Readonly<Partial<Record<string, LaterShare>>> = {
  cashier: 'account',
  casino: 'games',
  content: 'account',
  profile: 'account',
  rewards: 'account',
  session: 'signIn',
};

/** A page's screen is named as the page, `help` → `HelpPage`, but for these: pages of one screen stay drawn when one leads to another. */
const SCREEN_OF: Readonly<Partial<Record<LaterPageName, string>>> = {
  register: 'AuthPage',
  signIn: 'AuthPage',
  verifyNumber: 'AuthPage',
  mobileNumber: 'AuthPage',
  forgotPassword: 'AuthPage',
  resetPassword: 'AuthPage',
  allGames: 'LobbyPage',
  kingmaker: 'LobbyPage',
  slots: 'LobbyPage',
  auraGames: 'LobbyPage',
  instantGames: 'LobbyPage',
  bonus: 'RewardsPage',
  bonusDetail: 'RewardsPage',
  referral: 'RewardsPage',
  withdraw: 'WithdrawPages',
  withdrawList: 'WithdrawPages',
  withdrawForm: 'WithdrawPages',
  withdrawWizard: 'WithdrawPages',
  withdrawWizardForm: 'WithdrawPages',
  withdrawCheck: 'WithdrawPages',
  bankDetails: 'BankPage',
  depositBkash: 'DepositShortcutPage',
  depositPaytm: 'DepositShortcutPage',
  depositNagad: 'DepositShortcutPage',
};

/** In a file of its own, because each script names its own files: the first page would carry the names of two hundred. */
export const SCREEN_FILES = Object.keys(SCREENS);

export const screenOf = (page: LaterPageName): string =>
  SCREEN_OF[page] ?? `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;

/** The script of a page, and the texts that it is drawn with. */
export async function loadScreen(page: LaterPageName): Promise<ComponentType<PageProps>> {
  const screen = screenOf(page);
  const file = SCREEN_FILES.find((each) => each.endsWith(`/${screen}.tsx`)) ?? '';
  const [, room = ''] = file.split('/');
  const [module] = await Promise.all([SCREENS[file]?.(), joinTexts(SHARE_OF_ROOM[room] ?? 'later')]);
  const Screen = module?.[screen];
  if (Screen === undefined) throw new Error(`no screen ${screen}`);
  return Screen;
}
