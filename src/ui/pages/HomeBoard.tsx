import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './Home.module.css';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { OpenPositions } from '@/ui/betting/position/OpenPositions';
import { usePositionRows } from '@/ui/betting/position/usePositionRows';
import { useScrollAlong } from '@/ui/device/useScrollAlong';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { HomeMatches } from '@/ui/sports/lists/HomeMatches';
import { MatchListSkeleton } from '@/ui/sports/lists/MatchListSkeleton';

const ContinueGames = laterPart(
  async () => (await import('@/ui/casino/rails/ContinueGames')).ContinueGames,
  'whole',
  'games',
);

/** What the player has comes first: their bets, their matches, their games; then what is on. Each keeps its room until it is here. */
export const HomeBoard = observer(function HomeBoard() {
  const { sports } = usePlayerApp();
  const rows = usePositionRows('home');
  useEffect(() => sports.watchList('all'), [sports]);
  // On a device that does not know this player nobody can say how much room the bets need: nothing stands that they could push down.
  if (rows === null)
    return (
      <div className={styles.board} aria-busy="true">
        <MatchListSkeleton withDraw={false} backOnly={false} />
      </div>
    );
  return <KnownBoard rows={rows} />;
});

const KnownBoard = observer(function KnownBoard({ rows }: { readonly rows: number }) {
  const { casino } = usePlayerApp();
  // A bet that is placed here is a row more: no price moves away under a finger that is about to tap once more.
  const bets = useScrollAlong<HTMLDivElement>();
  return (
    <div className={styles.board}>
      <div ref={bets}>
        {rows > 0 && (
          <RegionBoundary>
            <OpenPositions rows={rows} />
          </RegionBoundary>
        )}
      </div>
      <HomeMatches
        afterPinned={
          casino.view.recent.length > 0 && (
            <LazyPart waiting={<div className={styles.continueWait} />}>
              <ContinueGames />
            </LazyPart>
          )
        }
      />
    </div>
  );
});
