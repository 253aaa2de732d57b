import { openBetting, BETTING_PORTS, type Betting } from '@/application/betting/openBetting';
import { LoadBrand } from '@/application/brand/LoadBrand';
import { openCasino, CASINO_PORTS, type Casino } from '@/application/casino/openCasino';
import type { ClearingNotify } from '@/application/notices/Notify';
import { openNotices, NOTICES_PORTS, type Notices } from '@/application/notices/openNotices';
import { LateParticipants } from '@/application/session/LateParticipants';
import { openPanels, PANELS_PORTS, type Panels } from '@/application/session/openPanels';
import type { Session } from '@/application/session/openSession';
import { SESSION_PORTS } from '@/application/session/SessionParts';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MatchLists } from '@/application/sports/MatchLists';
import { openSports, SPORTS_PORTS, type Sports } from '@/application/sports/openSports';
import { openWallet, WALLET_PORTS, type Wallet } from '@/application/wallet/openWallet';
import { bettingShared } from './bettingShared';
import { portToken } from './PortToken';
import { provideClass, provideFeature } from './provide';
import { sessionAmong } from './sessionAmong';
import { wiringPart } from './wiringPart';

export const FEATURE = {
  notify: portToken<ClearingNotify>('notify'),
  notices: portToken<Notices>('notices'),
  wallet: portToken<Wallet>('wallet'),
  panels: portToken<Panels>('panels'),
  sports: portToken<Sports>('sports'),
  betting: portToken<Betting>('betting'),
  casino: portToken<Casino>('casino'),
  session: portToken<Session>('session'),
} as const;

/** The features of the app, each opened from its ports and from what others do for it. */
export const featuresPart = wiringPart('features', (bind) => {
  provideFeature(bind, FEATURE.notices, NOTICES_PORTS, [FEATURE.notify], openNotices);
  provideFeature(bind, FEATURE.wallet, WALLET_PORTS, [], openWallet);
  provideFeature(bind, FEATURE.panels, PANELS_PORTS, [], openPanels);
  provideFeature(
    bind,
    FEATURE.sports,
    SPORTS_PORTS,
    [MarketDirectory, MatchLists],
    (ports, directory, matchLists) => openSports(ports, { directory, matchLists }),
  );
  provideFeature(
    bind,
    FEATURE.betting,
    BETTING_PORTS,
    [FEATURE.notify, FEATURE.notices, FEATURE.panels, FEATURE.sports],
    (ports, ...shared) => openBetting(ports, bettingShared(...shared)),
  );
  provideFeature(
    bind,
    FEATURE.casino,
    CASINO_PORTS,
    [FEATURE.notify, FEATURE.panels, FEATURE.wallet],
    (ports, notify, { openPanel }, { sync }) =>
      openCasino(ports, { notify, openPanel, syncWallet: () => sync.sync() }),
  );
  provideClass(bind, LateParticipants, []);
  provideFeature(
    bind,
    FEATURE.session,
    SESSION_PORTS,
    [
      FEATURE.notify,
      LoadBrand,
      FEATURE.panels,
      FEATURE.notices,
      FEATURE.wallet,
      FEATURE.betting,
      FEATURE.casino,
      LateParticipants,
    ],
    (ports, notify, loadBrand, panels, notices, wallet, betting, casino, late) =>
      sessionAmong(ports, { notify, loadBrand, panels, notices, wallet, betting }, [
        ...casino.participants,
        late,
      ]),
  );
});
