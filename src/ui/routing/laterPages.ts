import type { ComponentType } from 'react';
import type { PageName } from '@/domain/routing/Route';
import { joinTexts } from '@/texts/joinTexts';
import type { PageProps } from '@/ui/navigation/PageProps';
import { SCREENS, SCREEN_FILES, shareOfScreen } from './screens';

export type LaterPageName = Exclude<PageName, 'landing'>;

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

export const screenOf = (page: LaterPageName): string =>
  SCREEN_OF[page] ?? `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;

/** The script of a page, and the texts that it is drawn with. */
export async function loadScreen(page: LaterPageName): Promise<ComponentType<PageProps>> {
  const screen = screenOf(page);
  const file = SCREEN_FILES.find((each) => each.endsWith(`/${screen}.tsx`)) ?? '';
  const [module] = await Promise.all([SCREENS[file]?.(), joinTexts(shareOfScreen(file))]);
  const Screen = module?.[screen];
  if (Screen === undefined) throw new Error(`no screen ${screen}`);
  return Screen;
}
