import type { Container } from 'inversify';
import { AskReturn } from '@/application/playSafe/AskReturn';
import { ChangeSafety } from '@/application/playSafe/ChangeSafety';
import { DeviceReality } from '@/application/playSafe/DeviceReality';
import { LoadActivity } from '@/application/playSafe/LoadActivity';
import { LoadSafety } from '@/application/playSafe/LoadSafety';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { ServerReality } from '@/application/playSafe/ServerReality';
import { TakeBreak } from '@/application/playSafe/TakeBreak';
import { WatchReality } from '@/application/playSafe/WatchReality';
import { Notify } from '@/application/notices/Notify';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import { LateParticipants } from '@/application/session/LateParticipants';
import { ok } from '@/domain/shared/Result';
import type { SessionView } from '@/application/ports/state/SessionState';
import type { HttpClient } from '../../http/HttpClient';
import { HttpPlaySafeGateway } from '../../http/playSafe/HttpPlaySafeGateway';
import { PlaySafeStore } from '../../stores/PlaySafeStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { PORT } from '../tokens';

interface PlaySafeParts {
  readonly http: HttpClient;
  readonly configuration: AppConfig;
}

/** Joins playing safe to the running app. Called once; a session that is open already is one that opens now. */
export function openPlaySafe(container: Container, parts: PlaySafeParts): PlaySafeApp {
  const get = getFrom(container);
  const store = new PlaySafeStore();
  const gateway = new HttpPlaySafeGateway(parts.http, get(PORT.logger));
  const session: SessionView = get(PORT.session);
  const saved = parts.configuration.capabilities.playSafe;
  const device = saved ? null : new DeviceReality(get(PORT.localStore), get(PORT.clock), session, store);
  const watch = new WatchReality(
    device ?? new ServerReality(gateway, store, session),
    store,
    session,
    get(PORT.playerFeed),
    get(PORT.pageLife),
    get(PORT.scheduler),
    () => device?.forget(),
  );
  const load = new LoadSafety(gateway, store, session);
  const change = new ChangeSafety(gateway, store, session, load, () => void watch.look());
  get(LateParticipants).join(watch);
  if (session.signedIn) watch.opened();
  return {
    view: store,
    load: { execute: () => (saved ? load.execute() : Promise.resolve()) },
    change: {
      execute(order) {
        if (device === null || order.do !== 'interval') return change.execute(order);
        device.choose(order.minutes);
        void watch.look();
        return Promise.resolve(ok());
      },
    },
    takeBreak: new TakeBreak(gateway, session, get(FEATURE.session).endSession, get(Notify)),
    askReturn: new AskReturn(gateway),
    activity: new LoadActivity(gateway, session),
    goOn: { execute: () => watch.goOn() },
  };
}
