import { describeFailure } from '@/domain/shared/describeFailure';
import type { AllPorts } from '../ports/LaterPorts';

/** How a player's own rules stand now. A reply to an older session is for nobody. */
export function loadSafety(ports: Pick<AllPorts, 'playSafeGateway' | 'playSafe' | 'session'>) {
  return async (): Promise<void> => {
    if (!ports.session.signedIn) return;
    const { epoch } = ports.session;
    const reply = await ports.playSafeGateway.state();
    if (epoch !== ports.session.epoch) return;
    if (reply.ok) ports.playSafe.safetyArrived(reply.value);
    else if (ports.playSafe.safety.state !== 'ready')
      ports.playSafe.safetyFailed(describeFailure(reply.error, 'playSafe.failed'));
  };
}

export type LoadSafety = ReturnType<typeof loadSafety>;
