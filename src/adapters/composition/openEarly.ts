import { LoadBrand } from '@/application/brand/LoadBrand';
import { LoadAnnouncements } from '@/application/notices/LoadAnnouncements';
import { Notify } from '@/application/notices/Notify';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MatchLists } from '@/application/sports/MatchLists';
import type { EarlyPorts } from './Ports';

/** The use cases that a first page runs. What is loaded later takes them over as they stand. */
export function openEarly(ports: EarlyPorts) {
  const { brandGateway, brand, scheduler, clock, sportsGateway, matches, board, pageLife, connection } =
    ports;
  const loadBrand = new LoadBrand(brandGateway, brand, scheduler, clock);
  const notify = new Notify(ports.notifier, ports.notices, ports.ids, clock);
  const loadAnnouncements = new LoadAnnouncements(brandGateway, brand, notify);
  const directory = new MarketDirectory();
  return {
    notify,
    directory,
    loadBrand,
    loadAnnouncements,
    /** What the page asks for once, whoever is there. */
    start(): void {
      loadBrand.start();
      void loadAnnouncements.execute();
      pageLife.onOnlineChange((online) => connection.onlineChanged(online));
    },
    matchLists: new MatchLists(sportsGateway, matches, directory, clock, scheduler, pageLife, board),
  };
}

export type EarlyUseCases = ReturnType<typeof openEarly>;
