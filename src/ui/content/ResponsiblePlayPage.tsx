import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';
import { SafeTools } from '@/ui/playSafe/SafeTools';

const TEXTS = import.meta.glob<LegalText>('./*/responsiblePlay.ts', {
  eager: true,
  import: 'responsiblePlay',
});

/** A text of NAV-09, and before it what can be done at once. */
export function ResponsiblePlayPage() {
  return (
    <LegalPage page="responsiblePlay" texts={TEXTS}>
      <SafeTools />
    </LegalPage>
  );
}
