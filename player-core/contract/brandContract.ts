import { answered, claim, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { nothingDropped } from './nothingDropped';
import type { OpenBackend } from './openContractWorld';

/** What every page shows of the operator. */
export function brandContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('brand', open, [
    {
      title: 'the details of the app say whether a code is asked for at sign-up',
      about: 'BRAND-01; docs/wire.md 2',
      walk: async ({ first, after }) => {
        const details = answered(await after(first.brandGateway.appDetails()), 'the details of the app');
        claim(details.otp !== 'unknown', 'OTP is neither 0 nor another number: sign-up waits for ever');
      },
    },
    {
      title: 'banners can be read',
      about: 'BRAND-02; docs/wire.md 2',
      walk: async (world) => {
        answered(await world.after(world.first.brandGateway.banners()), 'the banners');
        const dropped = world.logged.filter(({ what }) => what === 'dropped from the wire');
        if (dropped.length > 0)
          world.advise(`a banner without a picture and words is not shown: ${dropped[0]?.where ?? ''}`);
      },
    },
    {
      title: 'announcements can be read',
      about: 'BRAND-03; docs/wire.md 2',
      walk: async (world) => {
        const call = world.first.brandGateway.announcements();
        const all = answered(await world.after(call), 'the announcements');
        nothingDropped(world);
        claim(
          all.every(({ content }) => content.trim() !== ''),
          'an announcement says nothing',
        );
      },
    },
    {
      title: 'a visit of a page is taken',
      about: 'API-02; docs/wire.md 2',
      walk: async ({ first, after }) => {
        answered(await after(first.brandGateway.pageVisited('/')), 'the visit of a page');
      },
    },
  ]);
}
