import { gameRules as en } from './en/gameRules';
import { gameRules as hi } from './hi/gameRules';
import { LegalPage } from './LegalPage';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09. */
export function GameRulesPage() {
  const t = useText();
  return <LegalPage title={t('pages.gameRules')} texts={{ en, hi }} />;
}
