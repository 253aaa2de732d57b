import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './ContinueGames.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { GamePicture } from '@/ui/casino/tile/GamePicture';
import { useGamePress } from '@/ui/casino/tile/useGamePress';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** As many as a laptop's row holds; a phone shows the first two. */
const SHOWN = 4;

/** The games that this player opened last, one tap away. It stands, empty, before the catalogue is here; a game that is gone is left out. */
export const ContinueGames = observer(function ContinueGames() {
  const { casino } = usePlayerApp();
  const t = useText();
  const press = useGamePress();
  useEffect(() => void casino.loadCatalogue(), [casino]);
  const { catalogue, recent } = casino.view;
  const games =
    catalogue.state === 'ready'
      ? recent.flatMap((key) => catalogue.value.byKey.get(key) ?? []).slice(0, SHOWN)
      : [];
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      className={styles.games}
      role="list"
      aria-label={t('home.continueGames')}
      aria-busy={catalogue.state === 'loading'}
      onClick={press}
    >
      {games.map((game) => (
        <li key={game.key} className={styles.game}>
          <a href={game.href} className={styles.link}>
            <span className={styles.art}>
              <GamePicture game={game} />
            </span>
            <span className={styles.words}>
              <span className={styles.lead}>{t('home.continue')}</span>{' '}
              <bdi className={styles.name}>{game.name}</bdi>
            </span>
            <Icon of={ChevronRight} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
});
