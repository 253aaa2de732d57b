import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import type { OpenSlips } from './OpenSlips';

/** The player types. Ignored while a bet is under way. */
export class EditSlip {
  constructor(private readonly openSlips: OpenSlips) {}

  execute(id: SlipId, changes: Partial<Pick<BetSlip, 'stakeText' | 'acceptOdds'>>): void {
    this.openSlips.edit(id, (slip) => ({ ...slip, ...changes }));
  }
}
