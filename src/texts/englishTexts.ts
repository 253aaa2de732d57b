import { messages } from 'virtual:messages/en/first';
import type { CompiledMessage, Messages } from './CompiledMessage';
import { createTexts, type Texts } from './createTexts';

const aboard: Record<string, CompiledMessage> = { ...messages };

/** English, the language that is always aboard: what a first page shows, and whatever joined since. */
export const englishTexts: Texts = createTexts('en', aboard);

/** Texts join before the part that shows them is drawn (joinTexts). */
export function addEnglishTexts(more: Messages): void {
  Object.assign(aboard, more);
}
