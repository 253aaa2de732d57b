import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import styles from './GameFacts.module.css';
import { ruleKeyOf } from './ruleKeyOf';
import type { Game } from '@/domain/casino/Game';
import { isProvablyFair } from '@/domain/casino/isProvablyFair';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** What to know before the first bet: who makes it, what it costs, how it goes, and how to check it. */
export function GameFacts({ game }: { readonly game: Game }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.about}>
      {game.standIn !== null && <p className={styles.standIn}>{t(`game.standIn.${game.standIn}`)}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('game.provider')}</dt>
          <dd>{t(`game.by.${game.provider}`)}</dd>
        </div>
        {game.minStake !== null && (
          <div>
            <dt>{t('game.minStake')}</dt>
            <dd>{format.moneyShort(game.minStake)}</dd>
          </div>
        )}
        {game.quotes !== '' && (
          <div>
            <dt>{t('game.payout')}</dt>
            <dd>
              <bdi>{game.quotes}</bdi>
            </dd>
          </div>
        )}
      </dl>
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
