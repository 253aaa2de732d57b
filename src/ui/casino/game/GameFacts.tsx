import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import styles from './GameFacts.module.css';
import { ruleKeyOf } from './ruleKeyOf';
import type { Game } from '@/domain/casino/Game';
import { isProvablyFair } from '@/domain/casino/isProvablyFair';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Facts } from '@/ui/kit/list/Facts';

/** What to know before the first bet: who makes it, what it costs, how it goes, and how to check it. */
export function GameFacts({ game }: { readonly game: Game }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.about}>
      {game.standIn !== null && <p className={styles.standIn}>{t(`game.standIn.${game.standIn}`)}</p>}
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
