import type { ComponentType } from 'react';
import type { LaterShare } from '@/texts/LaterShare';
import type { PageProps } from '@/ui/navigation/PageProps';

/** The screens, by their files: what is called a page and is no page of the route table is left out here. */
export const SCREENS = import.meta.glob<Readonly<Record<string, ComponentType<PageProps>>>>([
  '../**/*{Page,Pages}.tsx',
  '!../**/{Account,Bonus,BonusDetail,Embed,Landing,Legal,Match,Referral,Withdraw?*}Page.tsx',
]);

/** Which share of the texts the screens of a room are drawn with; those of any other room with `later`. */
const SHARE_OF_ROOM: Readonly<Partial<Record<string, LaterShare>>> = {
  cashier: 'account',
  casino: 'games',
  content: 'account',
  profile: 'account',
  reports: 'account',
  rewards: 'account',
  session: 'signIn',
};

/** In a file of its own, because each script names its own files: the first page would carry the names of two hundred. */
export const SCREEN_FILES = Object.keys(SCREENS);

/** The share of texts that the screen of a file is drawn with. */
export function shareOfScreen(file: string): LaterShare {
  const [, room = ''] = file.split('/');
  return SHARE_OF_ROOM[room] ?? 'later';
}
