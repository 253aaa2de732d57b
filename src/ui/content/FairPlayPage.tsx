import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

const TEXTS = import.meta.glob<LegalText>('./*/fairPlay.ts', { eager: true, import: 'fairPlay' });

/** A text of NAV-09. */
export function FairPlayPage() {
  const t = useText();
  return <LegalPage page="fairPlay" title={t('pages.fairPlay')} texts={TEXTS} />;
}
