import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import styles from './GameFacts.module.css';
import type { Game } from '@/domain/casino/Game';
import { isProvablyFair } from '@/domain/casino/isProvablyFair';
import { useTexts } from '@/ui/i18n/useTexts';
import { Icon } from '@/ui/kit/icons/Icon';
import { Facts } from '@/ui/kit/list/Facts';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import type { MessageId } from '@/texts/MessageId';

/** What to know before the first bet: who makes it, what it costs, how it goes, and how to check it. */
export function GameFacts({ game }: { readonly game: Game }) {
  const { t, format } = useTexts();
  return (
    <div className={styles.about}>
      <Facts
        look="boxes"
        className={styles.facts}
        facts={[
          { name: t('game.provider'), value: t(`game.by.${game.provider}`) },
          game.minStake !== null && { name: t('game.minStake'), value: format.moneyShort(game.minStake) },
          game.quotes !== '' && { name: t('game.payout'), value: game.quotes },
        ]}
      />
      <section className={styles.rules}>
        <h2 className={styles.head}>{t('game.rules')}</h2>
        <p>{t(ruleKeyOf(game))}</p>
        <p>
          <Link to="/gamesrule">{t('game.allRules')}</Link>
        </p>
      </section>
      {isProvablyFair(game) && (
        <section className={styles.fair}>
          <Icon of={ShieldCheck} className={styles.shield} />
          <p>
            {t('game.fair')} <Link to="/fairplay">{t('game.fairMore')}</Link>
          </p>
        </section>
      )}
    </div>
  );
}

const INSTANT = ['aviator', 'mines', 'plinko', 'goal', 'hilo', 'mini-roulette'] as const;
const TABLES = ['dragon-tiger', 'casino-war', 'amar-akbar-anthony', '7-up-7-down', 'jhandi-munda'] as const;
const BY_CODE = [...INSTANT, ...TABLES];
const BY_CATEGORY = [...LOBBY_GROUPS, 'slots', 'instant'] as const;

/** How a game goes, in two sentences: of the game itself where it is one of a kind, else of its category. */
function ruleKeyOf({ code, category }: Pick<Game, 'code' | 'category'>): MessageId {
  // Not with dice of a table, whose category has the same name.
  if (code === 'dice' && category === 'instant') return 'game.rules.roll';
  const own = BY_CODE.find((each) => each === code);
  if (own !== undefined) return `game.rules.${own}`;
  return `game.rules.${BY_CATEGORY.find((each) => each === category) ?? 'any'}`;
}
