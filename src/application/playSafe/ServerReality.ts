import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { PlaySafeGateway } from '../ports/gateways/PlaySafeGateway';
import type { PlaySafeState } from '../ports/state/PlaySafeState';
import type { SessionView } from '../ports/state/SessionState';
import type { RealitySource } from './RealitySource';

/** The server counts, by its own clock: no device, tab or reload changes when it is time. */
export class ServerReality implements RealitySource {
  constructor(
    private readonly gateway: Pick<PlaySafeGateway, 'state' | 'change'>,
    private readonly state: Pick<PlaySafeState, 'safetyArrived'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  look(): Promise<RealityCheck | null> {
    return this.#told(this.gateway.state());
  }

  goOn(): Promise<RealityCheck | null> {
    return this.#told(this.gateway.change({ do: 'goOn' }));
  }

  async #told(asked: ReturnType<PlaySafeGateway['state']>): Promise<RealityCheck | null> {
    const { epoch } = this.session;
    const reply = await asked;
    if (!reply.ok || epoch !== this.session.epoch) return null;
    this.state.safetyArrived(reply.value);
    return reply.value.check;
  }
}
