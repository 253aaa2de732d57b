import { gameRules as en } from './en/gameRules';
import { gameRules as hi } from './hi/gameRules';
import { LegalPage } from './LegalPage';
import { RulesBrowser } from './RulesBrowser';
import { useText } from '@/ui/i18n/useText';

/** A text of NAV-09, by kind of game where it says which. */
export function GameRulesPage() {
  const t = useText();
  return (
    <LegalPage
      page="gameRules"
      title={t('pages.gameRules')}
      texts={{ en, hi }}
      browse={(sections) =>
        sections.some(({ topic }) => topic !== undefined) ? <RulesBrowser sections={sections} /> : null
      }
    />
  );
}
