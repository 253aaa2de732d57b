import { observer } from 'mobx-react-lite';
import styles from './Lobby.module.css';
import { GameArt } from '@/ui/kit/art/GameArt';
import { usePageTitle } from '@/ui/navigation/useTitle';

export interface LobbyHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What the picture speaks of. */
  readonly about: string;
}

export const LobbyHead = observer(function LobbyHead({ title, lead, about }: LobbyHeadProps) {
  usePageTitle(title);
  return (
    <header className={styles.head}>
      <div className={styles.headArt}>
        <GameArt id={about} category={about} provider="lobby" format="banner" />
      </div>
      <div className={styles.headWords}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
});
