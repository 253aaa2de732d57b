import { openBetting } from '@/application/betting/openBetting';
import { openNotices } from '@/application/notices/openNotices';
import { openPanels } from '@/application/session/openPanels';
import type { SportsbookApp } from '@/application/SportsbookApp';
import { openSports } from '@/application/sports/openSports';
import { openWallet } from '@/application/wallet/openWallet';
import { ScoresStore } from '../stores/ScoresStore';
import { answering } from './answering';
import { bettingShared } from './bettingShared';
import { portsOfBackend } from './portsOfBackend';
import type { SportsbookDevice } from './PlayerDevice';
import { sessionAmong } from './sessionAmong';
import type { WholeAppParts } from './WholeAppParts';
import { walletDoor } from './walletDoor';

/** Six features that name each other: a container would weigh more than two of them. The session, betting and the wallet are what they are in the whole app. */
export function openSportsbook({
  early,
  first,
  device,
  onSessionEnded,
  ...parts
}: WholeAppParts<SportsbookDevice>): SportsbookApp {
  const backend = answering(parts.backend, parts.ports.logger);
  const ports = {
    ...parts.ports,
    ...portsOfBackend(backend),
    scores: new ScoresStore(),
    cues: device.cues,
  };
  const { notify, loadBrand } = early;
  const notices = openNotices(ports, notify);
  const wallet = openWallet(ports);
  const panels = openPanels(ports);
  const sports = openSports(ports, early);
  const betting = openBetting(ports, bettingShared(notify, notices, panels, sports));
  const session = sessionAmong(ports, { notify, loadBrand, panels, notices, wallet, betting }, []);
  onSessionEnded((token) => session.sessionEnded(token));
  session.resume();
  return {
    ...first,
    session: session.app,
    wallet: walletDoor(ports.wallet, wallet),
    exposure: betting.exposure,
    notices: notices.app,
    sports: sports.app,
    betting: betting.app,
  };
}
