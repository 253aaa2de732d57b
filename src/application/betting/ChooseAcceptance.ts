import type { OddsAcceptance } from '@/domain/betting/BetSlip';
import type { AcceptanceMemory } from './AcceptanceMemory';
import type { SlipId } from '@/domain/shared/ids';
import type { SlipDesk } from './SlipDesk';

/** Which odds changes the player takes, from now on and in the slip at hand. */
export class ChooseAcceptance {
  constructor(
    private readonly memory: AcceptanceMemory,
    private readonly desk: SlipDesk,
  ) {}

  execute(id: SlipId, acceptOdds: OddsAcceptance): void {
    this.memory.keep(acceptOdds);
    this.desk.edit(id, (slip) => ({ ...slip, acceptOdds }));
  }
}
