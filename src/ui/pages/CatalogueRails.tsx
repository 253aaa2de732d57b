import {
  INSTANT_GAMES,
  LIVE_GROUPS,
  pathOfGroup,
  pathOfInstantGame,
  pathOfProvider,
  PROVIDERS,
} from './catalogue';
import { GameTile } from './GameTile';
import { Rail } from './Rail';
import styles from './Rail.module.css';
import { useText } from '@/ui/i18n/useText';
import { GateLink } from '@/ui/routing/GateLink';

/** CASINO-01: what can be played besides sport, on the landing page and on the home page. */
export function CatalogueRails() {
  const t = useText();
  return (
    <>
      <Rail title={t('pages.rail.live')}>
        {LIVE_GROUPS.map((group) => (
          <GameTile
            key={group}
            id={group}
            category={group}
            provider="live"
            name={t(`pages.game.${group}`)}
            by={t('pages.rail.liveTables')}
            to={pathOfGroup(group)}
          />
        ))}
      </Rail>
      <Rail title={t('pages.rail.instant')}>
        {INSTANT_GAMES.map((game) => (
          <GameTile
            key={game}
            id={game}
            category={game}
            provider="instant"
            name={t(`pages.game.${game}`)}
            by={t('pages.rail.instantRound')}
            to={pathOfInstantGame(game)}
          />
        ))}
      </Rail>
      <Rail title={t('pages.rail.providers')}>
        {PROVIDERS.map((provider) => (
          <li key={provider}>
            <GateLink to={pathOfProvider(provider)} className={styles.chip}>
              {t(`pages.provider.${provider}`)}
            </GateLink>
          </li>
        ))}
      </Rail>
    </>
  );
}
