import { answered, claim, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const needs = ['reads', 'movesMoney', 'readsCodes'] as const;

/** From a telephone number to an account. */
export function signUpContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('sign-up', open, [
    {
      title: 'a number is proved by the code that was sent to it, and then there is an account',
      about: 'AUTH-11, AUTH-13, AUTH-17; docs/wire.md 2',
      needs,
      walk: async (world) => {
        const { first, whole, after, codeFor } = world;
        const { sessionGateway: gateway } = whole;
        const { otp } = answered(await after(first.brandGateway.appDetails()), 'the details of the app');
        const mobile = { mobile: aNumber(world), countryCode: '91' };
        answered(await after(gateway.sendOtp(mobile)), 'sending a code');
        if (otp === 'required') {
          const code = (await after(codeFor?.(mobile.mobile) ?? Promise.resolve(null))) ?? '';
          if (code === '') notTried('no code could be read for the number');
          const wrong =
            code === '000000' ? '111111' : '000000'.slice(0, code.length).padEnd(code.length, '0');
          refused(await after(gateway.verifyMobile(mobile, wrong)), 'a wrong code');
          answered(await after(gateway.verifyMobile(mobile, code)), 'the code');
        }
        const name = `judge${aNumber(world).slice(0, 8)}`;
        const form = { name: 'Judge', username: name, password: 'Secret12', agentCode: null, mobile };
        const { token, user } = answered(await after(gateway.register(form)), 'the sign-up');
        claim(token !== '' && user.username === name, `the account is of ${user.username}`);
        const again = refused(await after(gateway.register(form)), 'the same sign-up again');
        claim(again.kind === 'refused', `the same sign-up again failed as ${again.kind}`);
      },
    },
  ]);
}

/** Ten digits of a mobile in India. */
function aNumber({ ids }: ContractWorld): string {
  return `9${Array.from({ length: 9 }, () => Math.floor(ids.random() * 10)).join('')}`;
}
