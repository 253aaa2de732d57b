import { describeFailure } from '@/domain/shared/describeFailure';
import type { PlaySafeGateway } from '../ports/gateways/PlaySafeGateway';
import type { PlaySafeState } from '../ports/state/PlaySafeState';
import type { SessionView } from '../ports/state/SessionState';

/** How a player's own rules stand now. A reply to an older session is for nobody. */
export class LoadSafety {
  constructor(
    private readonly gateway: Pick<PlaySafeGateway, 'state'>,
    private readonly state: Pick<PlaySafeState, 'safety' | 'safetyArrived' | 'safetyFailed'>,
    private readonly session: Pick<SessionView, 'epoch' | 'signedIn'>,
  ) {}

  async execute(): Promise<void> {
    if (!this.session.signedIn) return;
    const { epoch } = this.session;
    const reply = await this.gateway.state();
    if (epoch !== this.session.epoch) return;
    if (reply.ok) this.state.safetyArrived(reply.value);
    else if (this.state.safety.state !== 'ready')
      this.state.safetyFailed(describeFailure(reply.error, 'playSafe.failed'));
  }
}
