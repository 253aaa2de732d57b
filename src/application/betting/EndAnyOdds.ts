import { isUndecided } from '@/domain/betting/isUndecided';
import { say } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { SessionParticipant } from '../session/SessionParticipant';
import { whenInterrupted } from '../shared/whenInterrupted';
import type { AcceptanceMemory } from './AcceptanceMemory';

/**
 * Whoever takes any odds looks at the prices while doing so. After a lost connection, and when the page wakes up, nobody did: the choice is off
 * again, also in slips that are open. A bet that was sent keeps the terms it was sent with.
 */
export class EndAnyOdds implements SessionParticipant {
  #stop = (): void => undefined;

  constructor(
    private readonly ports: Pick<Ports, 'playerFeed' | 'pageLife' | 'betting'>,
    private readonly memory: Pick<AcceptanceMemory, 'forgetAnyOdds' | 'lasting'>,
    private readonly notify: Notify,
  ) {}

  opened(): void {
    this.#stop();
    this.#stop = whenInterrupted(this.ports, () => this.#interrupted());
  }

  closed(): void {
    this.#stop();
    this.memory.forgetAnyOdds();
  }

  #interrupted(): void {
    this.memory.forgetAnyOdds();
    const open = this.ports.betting.slips.filter(
      ({ slip, placement }) => slip.acceptOdds === 'any' && !isUndecided(placement),
    );
    for (const { id } of open) this.ports.betting.acceptanceChanged(id, this.memory.lasting());
    if (open.length > 0) this.notify(say('bet.anyOddsOff'), 'info');
  }
}
