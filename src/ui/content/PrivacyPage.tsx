import { privacy as en } from './en/privacy';
import { privacy as hi } from './hi/privacy';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function PrivacyPage() {
  const t = useText();
  return <LegalPage page="privacy" title={t('pages.privacy')} texts={{ en, hi }} />;
}
