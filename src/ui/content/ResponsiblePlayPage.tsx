import '@/ui/i18n/accountTexts';
import { responsiblePlay as en } from './en/responsiblePlay';
import { responsiblePlay as hi } from './hi/responsiblePlay';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';
import { SafeTools } from '@/ui/playSafe/SafeTools';

/** A text of NAV-09, and before it what can be done at once. */
export function ResponsiblePlayPage() {
  const t = useText();
  return (
    <LegalPage page="responsiblePlay" title={t('pages.responsiblePlay')} texts={{ en, hi }}>
      <SafeTools />
    </LegalPage>
  );
}
