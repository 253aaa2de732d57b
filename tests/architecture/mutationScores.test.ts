import { describe, expect, it } from 'vitest';
import { mutationFolders } from '@scripts/lib/mutationFolders.mjs';
import { scoreOf, withRow } from '@scripts/lib/mutationScores.mjs';
import { countsOf } from '@scripts/lib/runMutants.mjs';

const at = (line: number, start: number, end: number) => ({
  start: { line, column: start },
  end: { line, column: end },
});
const mutant = (status: string) => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: at(2, 5, 10),
});

describe('what a run of mutants came to', () => {
  const report = {
    files: {
      'src/domain/a.ts': {
        source: 'first\nif (a < b) c();',
        mutants: ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'].map(mutant),
      },
    },
  };

  it('counts an endless loop as noticed, and what nothing comes by as not', () => {
    expect(countsOf(report)).toEqual({
      killed: 2,
      survived: 1,
      uncovered: 1,
      survivors: ['src/domain/a.ts:2  a < b  =>  true', 'src/domain/a.ts:2  a < b  =>  true'],
    });
    expect(scoreOf({ killed: 2, survived: 1, uncovered: 1 })).toBe(50);
    expect(scoreOf({ killed: 0, survived: 0, uncovered: 0 })).toBe(100);
  });

  it('writes a row for each folder once, the domain first', () => {
    const counts = { killed: 9, survived: 1, uncovered: 0, survivors: [] };
    const first = withRow('', 'application/session', counts);
    const second = withRow(first, 'domain/wallet', counts);
    expect(withRow(second, 'application/session', { ...counts, survived: 0 }).split('\n')).toEqual([
      '| domain/wallet | 10 | 1 | 0 | 90.0 % |',
      '| application/session | 9 | 0 | 0 | 100.0 % |',
      '',
    ]);
  });

  it('knows the folders of the core, and no other', () => {
    expect(mutationFolders([])).toContain('domain/cashier');
    expect(mutationFolders([])).not.toContain('application/ports');
    expect(mutationFolders(['domain/cashier', 'ui/cashier'])).toEqual(['domain/cashier']);
  });
});
