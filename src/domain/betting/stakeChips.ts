import { fail, ok, type Result } from '@/domain/shared/Result';
import type { MessageKey } from '@/domain/shared/MessageKey';
import type { Paise } from '@/domain/shared/Money';
import { parseStake } from './parseStake';

/** As many as the slip shows. */
export const CHIP_COUNT = 8;
/** One crore: a larger chip is a slip of the finger. */
const LARGEST_CHIP = 1_000_000_000;

/** A chip has limits of its own. */
const LIMITED: ReadonlySet<MessageKey> = new Set(['bet.stakeTooLarge', 'bet.stakeTooFine']);

/** Chips as typed, in rupees, to paise: as many as there are places, whole rupees, each once. Else a reason for each that does not do. */
export function parseStakeChips(
  texts: readonly string[],
): Result<readonly Paise[], readonly (MessageKey | null)[]> {
  const chips = texts.map((text) => parseStake(text));
  const errors = chips.map((chip, at): MessageKey | null => {
    if (!chip.ok) return LIMITED.has(chip.error) ? 'chips.wholeRupees' : chip.error;
    if (chip.value % 100 !== 0 || chip.value > LARGEST_CHIP) return 'chips.wholeRupees';
    const twice = chips.slice(0, at).some((before) => before.ok && before.value === chip.value);
    return twice ? 'chips.twice' : null;
  });
  if (texts.length !== CHIP_COUNT || errors.some((error) => error !== null)) return fail(errors);
  return ok(chips.flatMap((chip) => (chip.ok ? [chip.value] : [])));
}
