import type { HeaderItem } from '@/domain/routing/navigation';
import { cleanText } from '@/ui/i18n/cleanText';
import type { Texts } from '@/ui/i18n/createTexts';

const LONGEST = 24;

/** An item of the header in the reader's words, or in the brand's own. */
export function navLabel(item: HeaderItem, t: Texts['t']): string {
  return 'text' in item ? cleanText(item.text, LONGEST) : t(`shell.nav.${item.id}`);
}
