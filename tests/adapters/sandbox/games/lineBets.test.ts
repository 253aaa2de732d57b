import { describe, expect, it } from 'vitest';
import { wheelPays, WHEELS } from '@/adapters/sandbox/provider/wheel';
import { lineBets } from '@games/kinds/wheel/lineBets';

describe.each([...WHEELS])('the lines of the cloth of wheel %j', (_variant, wheel) => {
  const last = wheel.pockets - 1;
  const lines = lineBets(last);

  it('[CASINO-03] are those that the provider takes, by its names and over its numbers', () => {
    const others = [...wheel.calls.keys()].filter((on) => !/^(?:split|street|corner|six)-/.test(on));
    expect(lines.map(({ on }) => on).toSorted()).toEqual(
      [...wheel.calls.keys()].filter((on) => !others.includes(on)).toSorted(),
    );
    for (const { on, numbers } of lines)
      for (let pocket = 0; pocket <= last; pocket += 1)
        expect(wheelPays([{ on, stake: 1 }], pocket, wheel), `${on} at ${pocket}`).toBe(
          numbers.includes(pocket) ? last / numbers.length : 0,
        );
  });

  it('lie each on a place of their own', () => {
    expect(new Set(lines.map(({ along, across }) => `${along} ${across}`)).size).toBe(lines.length);
  });
});
