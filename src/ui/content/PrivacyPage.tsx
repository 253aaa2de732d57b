import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

const TEXTS = import.meta.glob<LegalText>('./*/privacy.ts', { eager: true, import: 'privacy' });

/** A text of NAV-09. */
export function PrivacyPage() {
  const t = useText();
  return <LegalPage page="privacy" title={t('pages.privacy')} texts={TEXTS} />;
}
