import { paise, rupees } from '@/domain/shared/Money';
import type { PlaySafeGateway } from '@/application/ports/gateways/PlaySafeGateway';
import { answered, claim, notOffered, notTried, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { nothingDropped } from './nothingDropped';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const SAFE = 'docs/wire.md 4.12';
/** Lower than nothing that is there, and out of the way of who plays with the account. */
const LIMIT = rupees(10_000_000);
const WHICH = { kind: 'stake', period: 'month' } as const;

/** A player's own rules. */
export function playSafeContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('playing safe', open, [
    {
      title: 'limits, the reality check and what was played can be read',
      about: SAFE,
      needs: ['reads', 'logsIn'],
      capability: 'playSafe',
      walk: async (world) => {
        const gateway = await gatewayOf(world);
        const state = await world.after(gateway.state());
        answered(offered(world, state, 'limits of a player'), 'the limits');
        const activity = answered(await world.after(gateway.activity(7)), 'what was played');
        claim(activity.staked >= 0, `${activity.staked} paise were staked`);
        nothingDropped(world);
      },
    },
    {
      title: 'a limit counts at once, a higher one waits and can be taken back',
      about: SAFE,
      needs: ['reads', 'logsIn', 'movesMoney'],
      capability: 'playSafe',
      walk: async (world) => {
        const gateway = await gatewayOf(world);
        const before = answered(
          offered(world, await world.after(gateway.state()), 'limits of a player'),
          'the limits',
        );
        const amount = limitIn(before)?.amount ?? null;
        if (amount !== null && amount !== LIMIT) notTried('this account has a limit of its own already');
        const set = await world.after(gateway.change({ do: 'set', ...WHICH, amount: LIMIT }));
        claim(limitIn(answered(set, 'the limit'))?.amount === LIMIT, 'the limit is not there');
        const higher = { do: 'set', ...WHICH, amount: paise(LIMIT * 2) } as const;
        const asked = limitIn(answered(await world.after(gateway.change(higher)), 'a higher limit'));
        claim(asked?.amount === LIMIT, 'a higher limit counts at once');
        claim(asked.wanted?.amount === higher.amount, 'the higher limit is not asked for');
        const back = await world.after(gateway.change({ do: 'withdraw', ...WHICH }));
        claim(limitIn(answered(back, 'taking it back'))?.wanted === null, 'it is asked for all the same');
      },
    },
  ]);
}

type State = { readonly limits: readonly { readonly kind: string; readonly period: string }[] };

function limitIn<Of extends State>({ limits }: Of): Of['limits'][number] | undefined {
  return limits.find(({ kind, period }) => kind === WHICH.kind && period === WHICH.period);
}

async function gatewayOf(world: ContractWorld): Promise<PlaySafeGateway> {
  await world.logIn();
  const { playSafeGateway } = (await world.whole.playSafe?.()) ?? {};
  return playSafeGateway ?? notOffered('limits of a player');
}
