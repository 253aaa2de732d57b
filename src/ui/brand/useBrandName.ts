import { useBrandWords } from './useBrandWords';
import { cleanText } from '@/domain/shared/cleanText';
import { useText } from '@/ui/i18n/useText';

const MAX_LENGTH = 24;

/** The brand's short name: what stands before the first separator of its title. Call inside an `observer`. */
export function useBrandName(): string {
  const { seoTitle } = useBrandWords();
  const t = useText();
  const name = cleanText(seoTitle.split(/\s[|–—-]\s|:\s/)[0] ?? '', MAX_LENGTH);
  return name === '' ? t('brand.name') : name;
}
