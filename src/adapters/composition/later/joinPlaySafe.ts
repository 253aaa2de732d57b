import type { Container } from 'inversify';
import { openPlaySafe, PLAY_SAFE_PORTS } from '@/application/playSafe/openPlaySafe';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { LateParticipants } from '@/application/session/LateParticipants';
import { PlaySafeStore } from '../../stores/PlaySafeStore';
import { FEATURE } from '../features';
import { getFrom } from '../getFrom';
import { offered } from '../offered';
import { takePorts } from '../takePorts';
import type { WholeAppParts } from '../WholeAppParts';

/** Joins playing safe to the running app. Called once. */
export async function joinPlaySafe(container: Container, { backend }: WholeAppParts): Promise<PlaySafeApp> {
  const get = getFrom(container);
  return openPlaySafe(
    {
      ...takePorts(container, PLAY_SAFE_PORTS),
      playSafeGateway: offered((await backend.playSafe?.())?.playSafeGateway),
      playSafe: new PlaySafeStore(),
    },
    {
      notify: get(FEATURE.notify),
      late: get(LateParticipants),
      endSession: get(FEATURE.session).endSession,
    },
  );
}
