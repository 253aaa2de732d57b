import { BONUS_TABS } from '@/domain/rewards/BonusTab';
import { answered, claim, notOffered, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { nothingDropped } from './nothingDropped';
import type { OpenBackend } from './openContractWorld';

const needs = ['reads', 'logsIn'] as const;

/** Bonuses and referrals, read only. */
export function rewardsContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('bonus and referral', open, [
    {
      title: 'the bonuses of each list can be read, and each is the sum of its parts',
      about: 'docs/wire.md 4.10',
      needs,
      walk: async (world) => {
        await world.logIn();
        const { bonusGateway } = (await world.whole.rewards?.()) ?? {};
        if (bonusGateway === undefined) notOffered('bonuses');
        for (const tab of BONUS_TABS) {
          const query = { tab, skip: 0, pageSize: 20 };
          const { bonuses } = answered(await world.after(bonusGateway.list(query)), `the bonuses (${tab})`);
          for (const bonus of bonuses.filter(({ status }) => status !== 'available')) {
            const sum = bonus.locked + bonus.claimable + bonus.released + bonus.lost;
            claim(sum === bonus.amount, `${bonus.id}: its parts are ${sum} of ${bonus.amount} paise`);
          }
        }
        answered(await world.after(bonusGateway.stats()), 'the sums of the bonuses');
        nothingDropped(world);
      },
    },
    {
      title: 'the code, the figures and the friends of a referral can be read',
      about: 'docs/wire.md 4.11',
      needs,
      walk: async (world) => {
        await world.logIn();
        const { referralGateway } = (await world.whole.rewards?.()) ?? {};
        if (referralGateway === undefined) notOffered('referrals');
        answered(await world.after(referralGateway.code()), 'the code');
        answered(await world.after(referralGateway.stats()), 'the figures');
        answered(await world.after(referralGateway.friends(0, 10)), 'the friends');
        nothingDropped(world);
      },
    },
  ]);
}
