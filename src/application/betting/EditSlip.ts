import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipDesk } from './SlipDesk';

/** The player types. Ignored while a bet is under way. */
export class EditSlip {
  constructor(private readonly desk: SlipDesk) {}

  execute(changes: Partial<Pick<BetSlip, 'stakeText' | 'acceptOdds'>>): void {
    this.desk.edit((slip) => ({ ...slip, ...changes }));
  }
}
