import { terms as en } from './en/terms';
import { terms as hi } from './hi/terms';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function TermsPage() {
  const t = useText();
  return <LegalPage page="terms" title={t('pages.terms')} texts={{ en, hi }} />;
}
