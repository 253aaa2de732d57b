import { observer } from 'mobx-react-lite';
import styles from './Lobby.module.css';
import { LobbyGames, type LobbyGamesProps } from './LobbyGames';
import { LobbySkeleton } from './LobbySkeleton';
import { VisitorNote } from './VisitorNote';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useCatalogue } from '@/ui/casino/useCatalogue';
import { KeyArt } from '@/ui/casino/art/KeyArt';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { usePageTitle } from '@/ui/navigation/useTitle';

export interface LobbyProps extends Pick<LobbyGamesProps, 'preset'> {
  readonly title: string;
  readonly lead: string;
  /** What the picture speaks of. */
  readonly about: string;
  /** Bigger tiles, for a lobby of few games. */
  readonly large?: boolean;
  readonly withMin?: boolean;
  readonly withRails?: boolean;
}

/** CASINO-04: the catalogue with something fixed, in each of its states. */
export const Lobby = observer(function Lobby({
  title,
  lead,
  about,
  preset,
  large = false,
  withMin = false,
  withRails = false,
}: LobbyProps) {
  usePageTitle(title);
  const { session } = useFirstPage();
  const { catalogue, asking, ask } = useCatalogue();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headArt}>
          <KeyArt title={{ code: about, provider: 'lobby', category: about, name: about }} format="wide" />
        </div>
        <div className={styles.headWords}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </header>
      {!session.view.signedIn && <VisitorNote />}
      {catalogue.state === 'loading' && <LobbySkeleton preset={preset} large={large} withRails={withRails} />}
      {catalogue.state === 'failed' && <LoadFailed message={catalogue.message} onRetry={ask} busy={asking} />}
      {catalogue.state === 'ready' && (
        <LobbyGames
          catalogue={catalogue.value}
          preset={preset}
          large={large}
          withMin={withMin}
          withRails={withRails}
        />
      )}
    </div>
  );
});
