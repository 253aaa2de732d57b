import type { IdSource } from '@/application/ports/device/IdSource';
import { betKey, submissionKey } from '@/domain/shared/ids';

/** Keys and chance that follow from a seed: for reports that repeat, never for real money. */
export function seededIds(seed: string): IdSource {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  let count = 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed) >>> 0;
  };
  const key = (): string => Array.from({ length: 4 }, () => word().toString(16).padStart(8, '0')).join('');
  return {
    betKey: () => betKey(key()),
    submissionKey: () => submissionKey(key()),
    next: () => `id-${(count += 1)}`,
    random: () => word() / 2 ** 32,
  };
}
