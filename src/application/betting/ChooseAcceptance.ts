import type { OddsAcceptance } from '@/domain/betting/BetSlip';
import type { AcceptanceMemory } from './AcceptanceMemory';
import type { SlipDesk } from './SlipDesk';

/** Which odds changes the player takes, from now on and in the slip that is open. */
export class ChooseAcceptance {
  constructor(
    private readonly memory: AcceptanceMemory,
    private readonly desk: SlipDesk,
  ) {}

  execute(acceptOdds: OddsAcceptance): void {
    this.memory.keep(acceptOdds);
    this.desk.edit((slip) => ({ ...slip, acceptOdds }));
  }
}
