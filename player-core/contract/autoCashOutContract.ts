import type { AutoCashOutGateway } from '@/application/ports/gateways/AutoCashOutGateway';
import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import { paise } from '@/domain/shared/Money';
import { anOrder, place } from './anOrder';

import { contractOf } from './contractOf';
import { answered, claim, notOffered, notTried, refused, type ContractCase } from './ContractCase';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const AUTO = 'docs/wire.md 4.3 (auto cash out)';
const BETTING = ['reads', 'logsIn', 'bets'] as const;

/** A position is cashed out by itself at a figure of the player's own. */
export function autoCashOutContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('auto cash out', open, [
    {
      title: 'one is set once for its key, changed and removed',
      about: AUTO,
      needs: BETTING,
      capability: 'autoCashOut',
      walk: async (world) => {
        const { auto, order, first } = await waiting(world);
        const again = await world.after(auto.set({ ...order, key: first.key }));
        claim(answered(again, 'the same again').status === 'waiting', 'the same key has another answer');
        const other = await world.after(
          auto.set({ ...order, amount: paise(order.amount + 100), key: first.key }),
        );
        claim(codeOf(refused(other, 'another figure')) === 'KEY_REUSED', 'a key takes another figure');
        const late = await world.after(auto.set({ ...order, key: world.ids.betKey() }));
        claim(codeOf(refused(late, 'one that saw none')) === 'AUTO_CHANGED', 'it undoes what was set since');
        const next = answered(
          await world.after(auto.set({ ...order, key: world.ids.betKey(), replaces: first.key })),
          'a change',
        );
        const old = answered(await world.after(auto.byKey(first.key)), 'the one before');
        claim(old?.status === 'removed', `the one before is ${String(old?.status)}`);
        const removed = answered(await world.after(auto.remove(order.marketId, next.key)), 'the removal');
        claim(removed.status === 'removed', `after its removal it is ${removed.status}`);
        const listed = answered(await world.after(auto.list()), 'the list');
        claim(
          listed.every(({ marketId, status }) => marketId !== order.marketId || status !== 'waiting'),
          'one still waits',
        );
      },
    },
    {
      title: 'a figure that is reached already, or never can be, is refused',
      about: `${AUTO} (NO_AUTO_CASH_OUT)`,
      needs: BETTING,
      capability: 'autoCashOut',
      walk: async (world) => {
        const { auto, order, first } = await waiting(world);
        for (const amount of [-1_000_000_000, 1_000_000_000]) {
          const wish = { ...order, amount: paise(amount), key: world.ids.betKey(), replaces: first.key };
          const failure = refused(await world.after(auto.set(wish)), `a figure of ${amount} paise`);
          claim(codeOf(failure) === 'NO_AUTO_CASH_OUT', `it is refused with ${String(codeOf(failure))}`);
        }
        const stands = answered(await world.after(auto.byKey(first.key)), 'the one that stood');
        claim(stands?.status === 'waiting', 'a refused change took away what stood');
        answered(await world.after(auto.remove(order.marketId, first.key)), 'the removal');
      },
    },
    {
      title: 'one that was removed before it came does not count',
      about: AUTO,
      needs: BETTING,
      capability: 'autoCashOut',
      walk: async (world) => {
        const { auto, order, first } = await waiting(world);
        answered(await world.after(auto.remove(order.marketId, first.key)), 'the removal');
        const key = world.ids.betKey();
        answered(await world.after(auto.remove(order.marketId, key)), 'the removal of what has not come');
        const late = answered(await world.after(auto.set({ ...order, key })), 'what comes late');
        claim(late.status === 'removed', `it is ${late.status}`);
      },
    },
    {
      title: 'a key of one that was never seen finds nothing',
      about: `${AUTO} (KEY_UNKNOWN)`,
      needs: ['reads', 'logsIn'],
      capability: 'autoCashOut',
      walk: async (world) => {
        await world.logIn();
        const auto = await gatewayOf(world);
        const asked = await world.after(auto.byKey(world.ids.betKey()));
        const found = answered(offered(world, asked, 'asking for an auto cash out by its key'), 'a new key');
        claim(found === null, 'it finds one');
      },
    },
  ]);
}

/** A bet that could bring something, and a figure that it does not bring now. */
async function waiting(world: ContractWorld): Promise<{
  readonly auto: AutoCashOutGateway;
  readonly order: Omit<Parameters<AutoCashOutGateway['set']>[0], 'key'>;
  readonly first: AutoCashOut;
}> {
  const { order: bet } = await anOrder(world);
  // No money is at stake before it is known that there is one at all.
  const auto = await gatewayOf(world);
  const { marketId, stake, odds } = bet;
  // Nine tenths of what the bet can win: no market goes so far while this is tried.
  const amount = paise(Math.floor((stake * (odds - 100) * 9) / 1_000));
  const order = { marketId, amount, replaces: null };
  const listed = answered(offered(world, await world.after(auto.list()), 'auto cash outs'), 'the list');
  await place(world, { ...bet, acceptOdds: 'any' });
  const left = listed.find((each) => each.marketId === marketId && each.status === 'waiting');
  if (left !== undefined) answered(await world.after(auto.remove(marketId, left.key)), 'its removal');
  const asked = await world.after(auto.set({ ...order, key: world.ids.betKey() }));
  if (!asked.ok && asked.error.kind === 'refused' && asked.error.code === 'NO_AUTO_CASH_OUT')
    notTried(`none can be set now: ${asked.error.message ?? 'no reason is given'}`);
  const first = answered(asked, 'setting it');
  claim(first.status === 'waiting' && first.amount === amount, 'it does not wait at its figure');
  return { auto, order, first };
}

async function gatewayOf(world: ContractWorld): Promise<AutoCashOutGateway> {
  const { autoCashOutGateway } = (await world.whole.autoCashOut?.()) ?? {};
  return autoCashOutGateway ?? notOffered('auto cash out');
}

function codeOf(failure: ReturnType<typeof refused>): string | undefined {
  return failure.kind === 'refused' ? failure.code : undefined;
}
