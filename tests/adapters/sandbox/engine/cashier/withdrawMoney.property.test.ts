import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Withdrawer } from './withdrawBench';

type Step =
  | {
      readonly do: 'ask';
      readonly method: 'upi' | 'wallet';
      readonly amount: number;
      readonly again: boolean;
    }
  | { readonly do: 'cancel' | 'approve' | 'decline' | 'expire'; readonly which: number }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'lock'; readonly rupees: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('ask' as const),
    method: fc.constantFrom('upi', 'wallet'),
    amount: fc.integer({ min: 0, max: 1_200_000 }).map((paise) => paise / 100),
    again: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom('cancel', 'approve', 'decline', 'expire'), which: fc.nat(6) }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 1_000 }) }),
  fc.record({ do: fc.constant('lock' as const), rupees: fc.integer({ min: 0, max: 12_000 }) }),
);

const paise = (rupees: number) => Math.round(rupees * 100);

describe('[CASH-02] [F65] over any history of withdrawals', () => {
  it('no paisa appears or is lost: cash, on its way and paid are what there was', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const player = Withdrawer.open();
        const { engine } = player.bench;
        const start = paise(player.options().cash);
        const made: string[] = [];
        for (const each of steps) {
          if (each.do === 'ask') {
            const body = {
              key: player.bench.nextKey(),
              method: each.method,
              amount: each.amount,
              address: each.method === 'upi' ? 'asha@okaxis' : '9876543210',
            };
            const free = paise(player.options().withdrawable);
            const reply = player.ask(body);
            if (each.again) expect(player.ask(body)).toEqual(reply);
            if (!reply.body.error) {
              expect(paise(each.amount)).toBeLessThanOrEqual(free);
              made.push(reply.body.data.request.id);
            }
          } else if (each.do === 'wait') engine.advance(each.seconds * 1_000);
          else if (each.do === 'lock') engine.lockCash(player.id, each.rupees);
          else {
            const id = made[each.which] ?? 'W0';
            if (each.do === 'cancel') player.cancel(id);
            else engine.decide(id, each.do, 'No.');
          }
          const { cash, coins, onItsWay, withdrawable } = player.options();
          const { requests } = player.list({ pagesize: '100' });
          const sum = (status: string) =>
            requests
              .filter((request) => request.status === status)
              .reduce((all, { amount }) => all + paise(amount), 0);
          expect(paise(onItsWay)).toBe(sum('pending'));
          expect(paise(cash)).toBe(start - sum('pending') - sum('approved'));
          expect(coins).toBe(500);
          expect(withdrawable).toBeLessThanOrEqual(cash);
          expect(engine.audit().ledgerSum).toBe(0);
        }
        expect(player.list({ pagesize: '100' }).count).toBe(made.length);
      }),
      { numRuns: runs(40) },
    );
  });
});
