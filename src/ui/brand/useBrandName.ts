import { useBrandWords } from './useBrandWords';
import { cleanText } from '@/domain/shared/cleanText';
import { useText } from '@/ui/i18n/useText';
import { useFirstPage } from '@/ui/PlayerAppContext';

const MAX_LENGTH = 24;

/** The brand's short name: what stands before the first separator of its title; nothing while the backend may still say one. Call inside an `observer`. */
export function useBrandName(): string {
  const { seoTitle } = useBrandWords();
  const t = useText();
  const { details, detailsLoading } = useFirstPage().brand.view;
  const name = cleanText(seoTitle.split(/\s[|–—-]\s|:\s/)[0] ?? '', MAX_LENGTH);
  if (name !== '') return name;
  return details === null && detailsLoading !== 'failed' ? '' : t('brand.name');
}
