import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTally, saidOf } from '@scripts/lib/readTally.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const world = (seed: number, more: object) =>
  JSON.stringify({ seed, agreed: true, placements: 600, bets: 500, lost: 0, doubled: 0, met: {}, ...more });

function tallyOf(...lines: readonly string[]) {
  const file = join(folder, 'tally.jsonl');
  writeFileSync(file, lines.join('\n'));
  return readTally(file);
}

describe('what many worlds of a simulation wrote', () => {
  it('is nothing before the first', () => {
    expect(readTally(join(folder, 'none'))).toMatchObject({ worlds: 0, placements: 0 });
  });

  it('is added up, each world once, by what it said last', () => {
    const tally = tallyOf(
      world(1, { met: { kicks: 2 } }),
      world(2, { lost: 1, agreed: false }),
      world(2, { doubled: 3, agreed: false, met: { kicks: 5, crashes: 1 } }),
    );
    expect(tally).toEqual({
      worlds: 2,
      placements: 1_200,
      bets: 1_000,
      lost: 0,
      doubled: 3,
      disagreed: [2],
      met: { kicks: 7, crashes: 1 },
    });
    expect(saidOf(tally)).toBe(
      '1200 placements in 2 worlds, 1000 bets; 0 lost; 3 doubled; seeds that disagreed: 2',
    );
  });

  it('leaves out the line that a machine was writing when it went off', () => {
    expect(tallyOf(world(1, {}), world(2, {}).slice(0, 40))).toMatchObject({ worlds: 1, placements: 600 });
  });
});
