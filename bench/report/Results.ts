import type { Casino } from '../casino/runCasino';
import type { EnergyRow } from '../energy/runEnergy';
import type { InteractionRow } from '../interactions/runInteractions';
import type { IdleList } from '../load/runIdleList';
import type { Load } from '../load/runLoad';
import type { MatchPage } from '../load/runMatchPage';
import type { Counts } from '../run/counts';
import type { Growth } from '../run/growth';
import type { ManyMarkets } from '../run/markets';
import type { PriceRow } from '../run/pricePath';
import type { Received } from '../run/receive';
import type { Reconnect } from '../run/reconnect';
import type { Search } from '../search/runSearch';
import type { Visits } from '../visits/runVisits';
import type { Soak } from '../run/soak';

/** One run. A part that was not asked for is absent. */
export interface Results {
  readonly at: string;
  /** What it ran on: figures of two machines cannot be compared, ratios can. */
  readonly machine: {
    readonly cores: number;
    readonly node: string;
    readonly chromium: string;
    /** Processes that wanted to run when it began: above the number of cores, frames and paints say little. */
    readonly load: number;
  };
  /** When each part was measured, where a file holds parts of several runs of one machine. */
  readonly measured?: Readonly<Record<string, string>>;
  readonly prices?: readonly PriceRow[];
  readonly received?: readonly Received[];
  readonly counts?: Counts;
  readonly growth?: Growth;
  readonly markets?: ManyMarkets;
  readonly reconnect?: Reconnect;
  readonly load?: Load;
  readonly idleList?: IdleList;
  readonly matchPage?: MatchPage;
  readonly casino?: Casino;
  readonly search?: Search;
  readonly interactions?: readonly InteractionRow[];
  readonly energy?: readonly EnergyRow[];
  readonly visits?: Visits;
  readonly soak?: Soak;
}
