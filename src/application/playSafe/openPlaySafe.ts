import { ok } from '@/domain/shared/Result';
import type { Notify } from '../notices/Notify';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { EndSession } from '../session/EndSession';
import type { LateParticipants } from '../session/LateParticipants';
import { AskReturn } from './AskReturn';
import { ChangeSafety } from './ChangeSafety';
import { DeviceReality } from './DeviceReality';
import { LoadActivity } from './LoadActivity';
import { LoadSafety } from './LoadSafety';
import type { PlaySafeApp } from './PlaySafeApp';
import { ServerReality } from './ServerReality';
import { TakeBreak } from './TakeBreak';
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
  readonly notify: Notify;
  readonly late: LateParticipants;
  readonly endSession: EndSession;
}

/** Limits, breaks and the reality check. Once a page; a session that is open already is one that opens now. */
export function openPlaySafe(
  ports: PlaySafePorts,
  { notify, late, endSession }: PlaySafeShared,
): PlaySafeApp {
  const { session, localStore, clock, playerFeed, pageLife, scheduler, config } = ports;
  const { playSafeGateway: gateway, playSafe: state } = ports;
  const saved = config.capabilities.playSafe;
  const device = saved ? null : new DeviceReality(localStore, clock, session, state);
  const watch = new WatchReality(
    device ?? new ServerReality(gateway, state, session),
    state,
    session,
    playerFeed,
    pageLife,
    scheduler,
    () => device?.forget(),
  );
  const load = new LoadSafety(gateway, state, session);
  const change = new ChangeSafety(gateway, state, session, load, () => void watch.look());
  late.join(watch);
  if (session.signedIn) watch.opened();
  return {
    view: state,
    load: { execute: () => (saved ? load.execute() : Promise.resolve()) },
    change: {
      execute(order) {
        if (device === null || order.do !== 'interval') return change.execute(order);
        device.choose(order.minutes);
        void watch.look();
        return Promise.resolve(ok());
      },
    },
    takeBreak: new TakeBreak(gateway, session, endSession, notify),
    askReturn: new AskReturn(gateway),
    activity: new LoadActivity(gateway, session),
    goOn: { execute: () => watch.goOn() },
  };
}
