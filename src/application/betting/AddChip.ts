import { LARGEST_STAKE, parseStake, stakeText } from '@/domain/betting/parseStake';
import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { SlipId } from '@/domain/shared/ids';
import type { OpenSlips } from './OpenSlips';

/** Adds a chip to the stake. A text that is no stake counts as nothing. */
export class AddChip {
  constructor(private readonly openSlips: OpenSlips) {}

  execute(id: SlipId, chip: Paise): void {
    this.openSlips.edit(id, (slip) => {
      const stake = parseStake(slip.stakeText);
      const sum = (stake.ok ? stake.value : 0) + chip;
      return { ...slip, stakeText: stakeText(paise(Math.min(sum, LARGEST_STAKE))) };
    });
  }
}
