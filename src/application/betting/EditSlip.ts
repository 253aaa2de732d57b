import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import type { SlipDesk } from './SlipDesk';

/** The player types. Ignored while a bet is under way. */
export class EditSlip {
  constructor(private readonly desk: SlipDesk) {}

  execute(id: SlipId, changes: Partial<Pick<BetSlip, 'stakeText' | 'acceptOdds'>>): void {
    this.desk.edit(id, (slip) => ({ ...slip, ...changes }));
  }
}
