import type { HeaderItem } from '@/domain/routing/navigation';
import { cleanText } from '@/domain/shared/cleanText';
import type { Texts } from '@/texts/createTexts';

const MAX_LENGTH = 24;

/** An item of the header in the reader's words, or in the brand's own: those that it names first for a language that it does not name. */
export function navLabel(item: HeaderItem, { t, language }: Texts): string {
  if (!('text' in item)) return t(`shell.nav.${item.id}`);
  const { text } = item;
  const own = typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');
  return cleanText(own, MAX_LENGTH);
}
