import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';

const TEXTS = import.meta.glob<LegalText>('./*/fairPlay.json', { eager: true, import: 'default' });

/** A text of NAV-09. */
export function FairPlayPage() {
  return <LegalPage page="fairPlay" texts={TEXTS} />;
}
