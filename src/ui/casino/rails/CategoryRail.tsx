import { KindArt } from './KindArt';
import { Rail } from './Rail';
import styles from './Rail.module.css';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { useText } from '@/ui/i18n/useText';
import { GateLink } from '@/ui/navigation/GateLink';

/** CASINO-01: the groups of the home lobby. They stand before the catalogue is there, on a first visit without waiting for it. */
export function CategoryRail() {
  const t = useText();
  return (
    <Rail title={t('pages.rail.live')}>
      {LOBBY_GROUPS.map((group) => (
        <li key={group}>
          <GateLink to={`/casino/${group}`} className={styles.tile}>
            <KindArt kind={group} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`casino.group.${group}`)}</span>
              <span className={styles.by}>{t('pages.rail.liveTables')}</span>
            </span>
          </GateLink>
        </li>
      ))}
    </Rail>
  );
}
