import { privacy } from './en/privacy';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function PrivacyPage() {
  const t = useText();
  return <LegalPage title={t('pages.privacy')} text={privacy} />;
}
