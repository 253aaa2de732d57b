import { messages } from 'virtual:messages/en';
import { createTexts } from './createTexts';
import type { Texts } from './createTexts';

/** English, the language that is always aboard. */
export const englishTexts: Texts = createTexts('en', messages);
