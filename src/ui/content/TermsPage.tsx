import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

const TEXTS = import.meta.glob<LegalText>('./*/terms.ts', { eager: true, import: 'terms' });

/** A text of NAV-09. */
export function TermsPage() {
  const t = useText();
  return <LegalPage page="terms" title={t('pages.terms')} texts={TEXTS} />;
}
