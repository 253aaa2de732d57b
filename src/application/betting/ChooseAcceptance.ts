import type { OddsAcceptance } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import type { BettingView } from '../ports/state/BettingState';
import type { AcceptanceMemory } from './AcceptanceMemory';
import { findSlip } from './findSlip';
import type { OpenSlips } from './OpenSlips';

/** Which odds changes the player takes, in the slip at hand and in those that follow: any odds on its match alone, the rest everywhere. */
export class ChooseAcceptance {
  constructor(
    private readonly betting: BettingView,
    private readonly memory: Pick<AcceptanceMemory, 'keep'>,
    private readonly openSlips: Pick<OpenSlips, 'edit'>,
  ) {}

  execute(id: SlipId, acceptOdds: OddsAcceptance): void {
    const view = findSlip(this.betting, id);
    if (view === null) return;
    this.memory.keep(view.slip.selection.matchId, acceptOdds);
    this.openSlips.edit(id, (slip) => ({ ...slip, acceptOdds }));
  }
}
