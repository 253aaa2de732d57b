import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { filesOfTurn, turnOf, TURNS } from '@scripts/lib/turns.mjs';

const all = readdirSync(`${projectRoot}/tests`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file}`);
const turns = Array.from({ length: TURNS }, (_, at) =>
  filesOfTurn(all, (file) => file, { index: at + 1, count: TURNS }),
);
const everyTurn = all.filter((file) => turns.every((files) => files.includes(file)));

describe('the turns of `npm test`', () => {
  it('are together every test, and no test of a turn is in two of them', () => {
    expect(turns.flat().toSorted()).toEqual(
      [...Array.from({ length: TURNS - 1 }, () => everyTurn).flat(), ...all].toSorted(),
    );
  });

  it('have about as many files each', () => {
    const sizes = turns.map(({ length }) => length - everyTurn.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('have in each the core, the components, the rules, and the main ways of money through the built app', () => {
    const must =
      /^tests\/(?:domain|application|ui|contracts)\/|\/architecture\/(?:layers|forbiddenSource|textShares|knownIds|coreTypes)\.test|\/(?:mainJourney|everyPage|lateDelivery|lostAnswers|servedHeaders)\.test/;
    expect(all.filter((file) => must.test(file) && !everyTurn.includes(file))).toEqual([]);
  });

  it('are the same for the same commit, and all of them come', () => {
    expect(turnOf('a')).toBe(turnOf('a'));
    const met = new Set(Array.from({ length: 100 }, (_, at) => turnOf(`commit ${at}`)));
    expect([...met].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: TURNS }, (_, at) => at + 1),
    );
  });
});
