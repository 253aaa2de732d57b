import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { AllPorts } from '../ports/LaterPorts';
import type { PlaySafeGateway } from '../ports/gateways/PlaySafeGateway';
import { duringSession } from '../shared/duringSession';
import type { RealitySource } from './WatchReality';

/** The server counts, by its own clock: no device, tab or reload changes when it is time. */
export class ServerReality implements RealitySource {
  constructor(private readonly ports: Pick<AllPorts, 'playSafeGateway' | 'playSafe' | 'session'>) {}

  look(): Promise<RealityCheck | null> {
    return this.#received(() => this.ports.playSafeGateway.state());
  }

  goOn(): Promise<RealityCheck | null> {
    return this.#received(() => this.ports.playSafeGateway.change({ do: 'goOn' }));
  }

  async #received(call: PlaySafeGateway['state']): Promise<RealityCheck | null> {
    const reply = await duringSession(this.ports.session, call);
    if (!reply.ok) return null;
    this.ports.playSafe.safetyArrived(reply.value);
    return reply.value.check;
  }
}
