import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from './GameMissing.module.css';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { useCatalogue } from '@/ui/casino/useCatalogue';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

export interface GameOfProps {
  /** The page's name until the game's own is known. */
  readonly title: string;
  readonly children: (catalogue: Catalogue) => ReactNode;
}

/** What an address of the casino means is known once the catalogue is there. */
export const GameOf = observer(function GameOf({ title, children }: GameOfProps) {
  const t = useText();
  const render = useRenderMessage();
  const { catalogue, asking, ask } = useCatalogue();
  if (catalogue.state === 'ready') return children(catalogue.value);
  return (
    <article className={styles.waiting}>
      <h1>{title}</h1>
      {catalogue.state === 'failed' ? (
        <ErrorPanel
          text={render(catalogue.message)}
          retryLabel={t('common.retry')}
          busy={asking}
          onRetry={ask}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </article>
  );
});
