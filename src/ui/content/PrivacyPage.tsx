import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';

const TEXTS = import.meta.glob<LegalText>('./*/privacy.ts', { eager: true, import: 'privacy' });

/** A text of NAV-09. */
export function PrivacyPage() {
  return <LegalPage page="privacy" texts={TEXTS} />;
}
