/**
 * Repeatable chance. The state is one 32-bit word kept by its owner (a match, a market, the engine), so that it
 * travels in a snapshot and one owner's draws never disturb another's. mulberry32: integer arithmetic only, hence
 * the same numbers in every JavaScript engine (P32).
 */
export interface Lucky {
  luck: number;
}

/** A whole number from 0 to 2^32 - 1. */
function drawWord(of: Lucky): number {
  of.luck = (of.luck + 0x6d2b79f5) | 0;
  let mixed = Math.imul(of.luck ^ (of.luck >>> 15), 1 | of.luck);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** A number in [0, 1). */
export function draw(of: Lucky): number {
  return drawWord(of) / 4_294_967_296;
}

/** A whole number from `low` to `high`, both included. */
export function drawBetween(of: Lucky, low: number, high: number): number {
  return low + Math.floor(draw(of) * (high - low + 1));
}

/** 32 hexadecimal characters: an opaque secret. */
export function drawSecret(of: Lucky): string {
  let text = '';
  for (let part = 0; part < 4; part += 1) text += drawWord(of).toString(16).padStart(8, '0');
  return text;
}
