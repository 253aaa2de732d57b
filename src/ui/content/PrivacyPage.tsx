import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';

const TEXTS = import.meta.glob<LegalText>('./*/privacy.json', { eager: true, import: 'default' });

/** A text of NAV-09. */
export function PrivacyPage() {
  return <LegalPage page="privacy" texts={TEXTS} />;
}
