import { fairPlay } from './en/fairPlay';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function FairPlayPage() {
  const t = useText();
  return <LegalPage title={t('pages.fairPlay')} text={fairPlay} />;
}
