import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';

const TEXTS = import.meta.glob<LegalText>('./*/terms.json', { eager: true, import: 'default' });

/** A text of NAV-09. */
export function TermsPage() {
  return <LegalPage page="terms" texts={TEXTS} />;
}
