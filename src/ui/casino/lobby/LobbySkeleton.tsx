import { observer } from 'mobx-react-lite';
import styles from './GameGrid.module.css';
import lobby from './Lobby.module.css';
import type { LobbyGamesProps } from './LobbyGames';
import { useGamesFilter } from './useGamesFilter';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { RailSkeleton } from '@/ui/casino/rails/RailSkeleton';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** More rows than a screen shows: who scrolls while it loads does not come to an end that then moves. */
const PLACES = Array.from({ length: 48 }, (_, at) => at);

export type LobbySkeletonProps = Pick<LobbyGamesProps, 'preset' | 'large' | 'withRails'>;

/** The lobby's own boxes, empty: what narrows it, the rails that it is known to have, the line of the count, the grid. */
export const LobbySkeleton = observer(function LobbySkeleton({
  preset,
  large,
  withRails,
}: LobbySkeletonProps) {
  const { casino, config } = useFirstPage();
  const t = useText();
  const { filter, chosen } = useGamesFilter(preset);
  const { recent, favourites } = casino.view;
  const tall = [recent, favourites].filter((games) => games.length > 0).length;
  const hasProviders = preset.providers === undefined && !large;
  const hasRails = withRails && chosen === 0 && filter.text === '';
  return (
    <div className={classNames(lobby.body, hasProviders && lobby.withRail)} role="status" aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {hasProviders && (
        <div className={classNames(lobby.rail, lobby.railBone)}>
          <Skeleton shape="block" />
        </div>
      )}
      <div className={lobby.games}>
        <div className={lobby.toolbarBone}>
          <Skeleton shape="block" />
        </div>
        {preset.categories === undefined && (
          <div className={lobby.chipsBone}>
            <Skeleton shape="block" />
          </div>
        )}
        {hasRails && (
          <div className={lobby.rails}>
            {Array.from({ length: tall }, (_, at) => (
              <RailSkeleton key={at} />
            ))}
            {config.capabilities.casinoCatalogue && <RailSkeleton wide />}
            <RailSkeleton />
            <RailSkeleton />
          </div>
        )}
        <div className={lobby.countLine} />
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
});
