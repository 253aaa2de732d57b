import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';

const TEXTS = import.meta.glob<LegalText>('./*/fairPlay.ts', { eager: true, import: 'fairPlay' });

/** A text of NAV-09. */
export function FairPlayPage() {
  return <LegalPage page="fairPlay" texts={TEXTS} />;
}
