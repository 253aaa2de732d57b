import styles from './GameGrid.module.css';
import lobby from './Lobby.module.css';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

const PLACES = Array.from({ length: 18 }, (_, at) => at);

export interface LobbySkeletonProps {
  readonly large: boolean;
  /** The page has filters beside its games, where there is room. */
  readonly withRail: boolean;
}

/** The grid's own boxes, empty. */
export function LobbySkeleton({ large, withRail }: LobbySkeletonProps) {
  const t = useText();
  return (
    <div className={classNames(lobby.body, withRail && lobby.withRail)} role="status" aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {withRail && (
        <div className={classNames(lobby.rail, lobby.railBone)}>
          <Skeleton shape="block" />
        </div>
      )}
      <div className={lobby.games}>
        <div className={lobby.barBone}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.frame}>
          <div className={classNames(styles.grid, large && styles.large)}>
            {PLACES.map((place) => (
              <div key={place} className={styles.place}>
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
