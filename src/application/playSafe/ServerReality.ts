import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { AllPorts } from '../ports/LaterPorts';
import type { PlaySafeGateway } from '../ports/gateways/PlaySafeGateway';
import type { RealitySource } from './RealitySource';

/** The server counts, by its own clock: no device, tab or reload changes when it is time. */
export class ServerReality implements RealitySource {
  constructor(private readonly ports: Pick<AllPorts, 'playSafeGateway' | 'playSafe' | 'session'>) {}

  look(): Promise<RealityCheck | null> {
    return this.#received(this.ports.playSafeGateway.state());
  }

  goOn(): Promise<RealityCheck | null> {
    return this.#received(this.ports.playSafeGateway.change({ do: 'goOn' }));
  }

  async #received(asked: ReturnType<PlaySafeGateway['state']>): Promise<RealityCheck | null> {
    const { epoch } = this.ports.session;
    const reply = await asked;
    if (!reply.ok || epoch !== this.ports.session.epoch) return null;
    this.ports.playSafe.safetyArrived(reply.value);
    return reply.value.check;
  }
}
