import type { LegalText } from '@/domain/content/LegalText';
import { LegalPage } from './LegalPage';
import { RulesBrowser } from './RulesBrowser';

const TEXTS = import.meta.glob<LegalText>('./*/gameRules.json', { eager: true, import: 'default' });

/** A text of NAV-09, by kind of game where it says which. */
export function GameRulesPage() {
  return (
    <LegalPage
      page="gameRules"
      texts={TEXTS}
      browse={(sections) =>
        sections.some(({ topic }) => topic !== undefined) ? <RulesBrowser sections={sections} /> : null
      }
    />
  );
}
