import '@/ui/i18n/laterTexts';
import { responsiblePlay } from './en/responsiblePlay';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function ResponsiblePlayPage() {
  const t = useText();
  return <LegalPage title={t('pages.responsiblePlay')} text={responsiblePlay} />;
}
