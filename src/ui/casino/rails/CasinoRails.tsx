import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './GamesRail.module.css';
import { GroupRail } from './GroupRail';
import { PlacesRail } from './PlacesRail';
import { RailSkeleton } from './RailSkeleton';
import { RecentRail } from './RecentRail';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { saysNotOffered } from '@/domain/shared/notOffered';
import type { GroupId } from '@/domain/casino/groups';
import { useArrivedApp, useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { WhenNear } from '@/ui/lazy/WhenNear';

const AT_ONCE = ['popular', 'instant'] as const satisfies readonly GroupId[];

/** Under the fold as a rule: drawn when the reader comes near. */
const LATER: readonly GroupId[] = [...LOBBY_GROUPS, 'cards', 'slots'];

export interface CasinoRailsProps {
  /** Off where what was played last stands already. */
  readonly recent?: boolean;
}

/** CASINO-01, CASINO-02: the games of the landing page and of the home page, group by group. Groups without games are left out. */
export const CasinoRails = observer(function CasinoRails({ recent = true }: CasinoRailsProps) {
  const { casino } = useFirstPage();
  const app = useArrivedApp();
  const withWhole = useWithWhole();
  useEffect(() => void app?.casino.loadCatalogue(), [app]);
  const { catalogue } = casino.view;
  // A backend without a casino: a sentence about nothing in particular would stand under the matches of every page.
  if (catalogue.state === 'failed' && saysNotOffered(catalogue.message)) return null;
  if (catalogue.state === 'failed')
    return (
      <LoadFailed
        message={catalogue.message}
        onRetry={() => withWhole((whole) => void whole.casino.loadCatalogue())}
      />
    );
  if (catalogue.state === 'loading')
    return (
      <div className={styles.rails} aria-busy="true">
        {[...AT_ONCE, ...LATER].map((group) => (
          <RailSkeleton key={group} />
        ))}
      </div>
    );
  const { value } = catalogue;
  return (
    <div className={styles.rails}>
      {recent && <RecentRail catalogue={value} />}
      {AT_ONCE.map((group) => (
        <GroupRail key={group} catalogue={value} group={group} />
      ))}
      {LATER.filter((group) => value.byGroup.has(group)).map((group) => (
        <WhenNear key={group} waiting={<RailSkeleton still />}>
          <GroupRail catalogue={value} group={group} />
        </WhenNear>
      ))}
      <PlacesRail catalogue={value} />
    </div>
  );
});
