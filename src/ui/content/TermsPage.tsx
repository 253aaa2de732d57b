import { terms } from './en/terms';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function TermsPage() {
  const t = useText();
  return <LegalPage title={t('pages.terms')} text={terms} />;
}
