import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from './GameMissing.module.css';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { useCatalogue } from '@/ui/casino/useCatalogue';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

export interface GameOfProps {
  /** The page's name until the game's own is known. */
  readonly title: string;
  readonly children: (catalogue: Catalogue) => ReactNode;
}

/** What an address of the casino means is known once the catalogue is there. */
export const GameOf = observer(function GameOf({ title, children }: GameOfProps) {
  const { catalogue, asking, ask } = useCatalogue();
  if (catalogue.state === 'ready') return children(catalogue.value);
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
