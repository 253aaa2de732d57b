import { messages } from 'virtual:messages/hi/first';
import type { CompiledMessage, Messages } from './CompiledMessage';
import { createTexts } from './createTexts';
import type { LaterShare } from './LaterShare';
import type { OtherLanguage } from './OtherLanguage';

const aboard: Record<string, CompiledMessage> = { ...messages };

const SHARES: Readonly<Record<LaterShare, () => Promise<{ readonly messages: Messages }>>> = {
  later: () => import('virtual:messages/hi/later'),
  account: () => import('virtual:messages/hi/account'),
  games: () => import('virtual:messages/hi/games'),
  signIn: () => import('virtual:messages/hi/signIn'),
};

/** Hindi, which comes when somebody reads it. */
export const hindi: OtherLanguage = {
  texts: createTexts('hi', aboard),
  add: async (share) => {
    Object.assign(aboard, (await SHARES[share]()).messages);
  },
};
