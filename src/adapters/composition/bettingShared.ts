import type { BettingShared } from '@/application/betting/openBetting';
import type { Notices } from '@/application/notices/openNotices';
import type { Notify } from '@/application/notices/Notify';
import type { Panels } from '@/application/session/openPanels';
import type { Sports } from '@/application/sports/openSports';

/** What other features do for betting. */
export function bettingShared(
  notify: Notify,
  { sound }: Notices,
  { openPanel }: Panels,
  { marketEnds, app: { reloadMatch, watchMarkets } }: Sports,
): BettingShared {
  return {
    notify,
    playSound: (cue, figures) => sound.play(cue, figures),
    openPanel,
    marketEnds,
    reloadMatch,
    watchMarkets,
  };
}
