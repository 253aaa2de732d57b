import { usePlayerApp } from '@/ui/PlayerAppContext';
import { cleanText } from '@/ui/i18n/cleanText';
import { useText } from '@/ui/i18n/useText';

const LONGEST = 24;

/** The brand's short name: what stands before the first separator of its title. Call inside an `observer`. */
export function useBrandName(): string {
  const title = usePlayerApp().brand.view.details?.seoTitle ?? '';
  const t = useText();
  const name = cleanText(title.split(/\s[|–—-]\s|:\s/)[0] ?? '', LONGEST);
  return name === '' ? t('brand.name') : name;
}
