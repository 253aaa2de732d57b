import { openBrand } from '@/application/brand/openBrand';
import { openNotify } from '@/application/notices/openNotify';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MatchLists } from '@/application/sports/MatchLists';
import type { EarlyPorts } from './EarlyPorts';

/** By then the landing page watches its list itself, or nobody will. */
const LANDING_MS = 5_000;

/** The use cases that a first page runs. What is loaded later takes them over as they stand. */
export function openEarly(ports: EarlyPorts) {
  const { scheduler, pageLife, connection } = ports;
  const notify = openNotify(ports);
  const brand = openBrand(ports, notify);
  const directory = new MarketDirectory();
  const matchLists = new MatchLists(ports, directory);
  return {
    notify,
    directory,
    loadBrand: brand.load,
    loadAnnouncements: brand.loadAnnouncements,
    /** What the page asks for once, whoever is there. The promise is of what stands above a page's fold. */
    start(): Promise<unknown> {
      pageLife.onOnlineChange((online) => connection.onlineChanged(online));
      return brand.start();
    },
    /** The matches of the landing page, a little before it is drawn; kept until it keeps them itself. */
    startLive(): Promise<unknown> {
      scheduler.after(LANDING_MS, matchLists.watch('live'));
      return matchLists.reload('live');
    },
    matchLists,
  };
}

export type EarlyUseCases = ReturnType<typeof openEarly>;
