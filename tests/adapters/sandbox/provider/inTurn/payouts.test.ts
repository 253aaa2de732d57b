import { describe, expect, it } from 'vitest';
import { judge } from '@games/fair/judge';
import { savePromise } from '@games/fair/promises';
import { KINDS } from '@games/kinds/kinds';
import type { View } from '@games/page/Game';
import { drawing } from '@tests/support/sandbox/drawing';
import { runs } from '@tests/support/runs';
import { kindWorld, PLACES } from '../kindWorld';
import { beginAt, movesAt } from '../playBegins';
import { keyOf } from '../playWorld';

const ROUNDS = runs(60, 600);

describe('what a round pays', () => {
  it.each(PLACES.map(([, code], place) => [code, place] as const))(
    '[CASINO-03] [P11] %s pays what its rules say, to the paisa; its page finds that as promised, and a paisa more or less not',
    async (code, place) => {
      const world = kindWorld(`payouts ${code}`);
      const session = world.player()[place] ?? '';
      const draw = drawing(place + 1);
      const random = () => draw() / 2 ** 32;
      let won = 0;
      for (let number = 1; number <= ROUNDS; number += 1) {
        // Odd paise: what is rounded is seen.
        const stake = (1_001 + Math.floor(random() * 50_000)) / 100;
        const key = keyOf(number);
        const { next: promised } = world.play(session, { call: 'open' }) as unknown as View;
        world.play(session, { call: 'begin', key, client: 'x', ...beginAt(place, stake, random) });
        for (const move of movesAt(place, random)) world.play(session, { key, ...move });
        if (PLACES[place]?.[2] === 'crash') world.pass(Math.floor(random() * 12_000));
        world.play(session, { call: 'stop', key });
        world.pass(130_000);
        const view = world.play(session, { call: 'look' }) as unknown as View;
        const { round, table } = view;
        if (round === null || !round.over) throw new Error(`round ${number} did not end`);
        const kind = KINDS[table];
        if (kind === undefined) throw new Error(`no page for ${table}`);
        savePromise(key, { nonce: promised.nonce, commit: promised.commit, client: 'x' });
        expect(await judge(kind, view, round), JSON.stringify(round)).toBe('kept');
        for (const lie of [-0.01, 0.01])
          expect(await judge(kind, view, { ...round, paid: (round.paid ?? 0) + lie })).toBe('broken');
        won += (round.paid ?? 0) > 0 ? 1 : 0;
      }
      expect(won).toBeGreaterThan(0);
    },
  );
});
