import { observer } from 'mobx-react-lite';
import styles from './Lobby.module.css';
import { LobbyGames } from './LobbyGames';
import type { LobbyGamesProps } from './LobbyGames';
import { LobbyHead } from './LobbyHead';
import type { LobbyHeadProps } from './LobbyHead';
import { LobbySkeleton } from './LobbySkeleton';
import { VisitorNote } from './VisitorNote';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useCatalogue } from '@/ui/casino/useCatalogue';
import { LoadFailed } from '@/ui/list/LoadFailed';

export interface LobbyProps extends LobbyHeadProps, Pick<LobbyGamesProps, 'preset'> {
  /** Bigger tiles, for a lobby of few games. */
  readonly large?: boolean;
  readonly withMin?: boolean;
  readonly withRecent?: boolean;
}

/** CASINO-04: the catalogue with something fixed, in each of its states. */
export const Lobby = observer(function Lobby({
  preset,
  large = false,
  withMin = false,
  withRecent = false,
  ...head
}: LobbyProps) {
  const { session } = useFirstPage();
  const { catalogue, asking, ask } = useCatalogue();
  return (
    <div className={styles.page}>
      <LobbyHead {...head} />
      {!session.view.signedIn && <VisitorNote />}
      {catalogue.state === 'loading' && (
        <LobbySkeleton large={large} withRail={preset.providers === undefined && !large} />
      )}
      {catalogue.state === 'failed' && <LoadFailed message={catalogue.message} onRetry={ask} busy={asking} />}
      {catalogue.state === 'ready' && (
        <LobbyGames
          catalogue={catalogue.value}
          preset={preset}
          large={large}
          withMin={withMin}
          withRecent={withRecent}
        />
      )}
    </div>
  );
});
