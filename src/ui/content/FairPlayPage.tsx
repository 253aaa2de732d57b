import { fairPlay as en } from './en/fairPlay';
import { fairPlay as hi } from './hi/fairPlay';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function FairPlayPage() {
  const t = useText();
  return <LegalPage page="fairPlay" title={t('pages.fairPlay')} texts={{ en, hi }} />;
}
