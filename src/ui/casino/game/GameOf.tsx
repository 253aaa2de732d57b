import { observer } from 'mobx-react-lite';
import { GameMissing } from './GameMissing';
import styles from './GameMissing.module.css';
import { GameStand } from './GameStand';
import type { Catalogue } from '@/domain/casino/Catalogue';
import type { CasinoTarget } from '@/domain/casino/resolveCasino';
import { useCatalogue } from '@/ui/casino/useCatalogue';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

export interface GameOfProps {
  /** The page's name until the game's own is known. */
  readonly title: string;
  readonly find: (catalogue: Catalogue) => CasinoTarget;
}

/** The game that an address of the casino means, or that there is none; known once the catalogue is there. */
export const GameOf = observer(function GameOf({ title, find }: GameOfProps) {
  const { catalogue, asking, ask } = useCatalogue();
  if (catalogue.state === 'ready') {
    const target = find(catalogue.value);
    return target.kind === 'game' ? (
      <GameStand key={target.game.key} game={target.game} />
    ) : (
      <GameMissing catalogue={catalogue.value} />
    );
  }
  return (
    <article className={styles.waiting}>
      <h1>{title}</h1>
      {catalogue.state === 'failed' ? (
        <LoadFailed message={catalogue.message} busy={asking} onRetry={ask} />
      ) : (
        <Skeleton shape="block" />
      )}
    </article>
  );
});
