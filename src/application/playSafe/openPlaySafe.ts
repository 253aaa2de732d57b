import { ok } from '@/domain/shared/Result';
import type { ClearingNotify } from '../notices/Notify';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { EndSession } from '../session/endSession';
import type { LateParticipants } from '../session/LateParticipants';
import { askFor } from '../shared/duringSession';
import { DeviceReality } from './DeviceReality';
import { askReturn, changeSafety, loadSafety, takeBreak } from './ownRules';
import type { PlaySafeApp } from './PlaySafeApp';
import { followBreaks } from './sayBreak';
import { ServerReality } from './ServerReality';
import { WatchReality } from './WatchReality';

export const PLAY_SAFE_PORTS = [
  'session',
  'localStore',
  'clock',
  'playerFeed',
  'pageLife',
  'scheduler',
  'config',
] as const satisfies readonly (keyof Ports)[];

type PlaySafePorts = Pick<Ports, (typeof PLAY_SAFE_PORTS)[number]> &
  Pick<LaterPorts, 'playSafeGateway' | 'playSafe'>;

/** What other features do for this one. */
interface PlaySafeShared {
  readonly notify: ClearingNotify;
  readonly late: LateParticipants;
  readonly endSession: EndSession;
}

/** Limits, breaks and the reality check. Once a page; a session that is open already is one that opens now. */
export function openPlaySafe(
  ports: PlaySafePorts,
  { notify, late, endSession }: PlaySafeShared,
): PlaySafeApp {
  const { session, localStore, clock, config } = ports;
  const { playSafeGateway: gateway, playSafe: state } = ports;
  const saved = config.capabilities.playSafe;
  const device = saved ? null : new DeviceReality(localStore, clock, session, state);
  const watch = new WatchReality(ports, device ?? new ServerReality(ports), () => device?.forget());
  const load = loadSafety(ports);
  const change = changeSafety(ports, load, () => void watch.look());
  late.join(watch);
  followBreaks(localStore, notify, endSession);
  if (session.signedIn) watch.opened();
  return {
    view: state,
    load: () => (saved ? load() : Promise.resolve()),
    change: (order) => {
      if (device === null || order.do !== 'interval') return change(order);
      device.choose(order.minutes);
      void watch.look();
      return Promise.resolve(ok());
    },
    takeBreak: takeBreak(ports, endSession, notify),
    askReturn: askReturn(gateway),
    activity: (days, cancellation) =>
      askFor(session, 'playSafe.failed', () => gateway.activity(days, cancellation)),
    goOn: () => watch.goOn(),
  };
}
