import { messages } from 'virtual:messages/hi/first';
import type { CompiledMessage } from './CompiledMessage';
import { createTexts } from './createTexts';
import type { OtherLanguage } from './speak';

const aboard: Record<string, CompiledMessage> = { ...messages };

/** Hindi, which comes when somebody reads it. */
export const hindi: OtherLanguage = {
  texts: createTexts('hi', aboard),
  addLater: async () => {
    Object.assign(aboard, (await import('virtual:messages/hi/later')).messages);
  },
};
