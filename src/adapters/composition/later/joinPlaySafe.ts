import type { Container } from 'inversify';
import { openPlaySafe, PLAY_SAFE_PORTS } from '@/application/playSafe/openPlaySafe';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { LateParticipants } from '@/application/session/LateParticipants';
import { HttpPlaySafeGateway } from '../../http/playSafe/HttpPlaySafeGateway';
import { PlaySafeStore } from '../../stores/PlaySafeStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { takePorts } from '../takePorts';
import { PORT } from '../tokens';
import type { LaterParts } from './LaterParts';

/** Joins playing safe to the running app. Called once. */
export function joinPlaySafe(container: Container, { http }: LaterParts): PlaySafeApp {
  const get = getFrom(container);
  return openPlaySafe(
    {
      ...takePorts(container, PLAY_SAFE_PORTS),
      playSafeGateway: new HttpPlaySafeGateway(http, get(PORT.logger)),
      playSafe: new PlaySafeStore(),
    },
    {
      notify: get(FEATURE.notify),
      late: get(LateParticipants),
      endSession: get(FEATURE.session).endSession,
    },
  );
}
