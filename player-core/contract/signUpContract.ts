import { answered, claim, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import type { ContractWorld, OpenBackend } from './openContractWorld';
import type { MobileDetails } from '@/domain/session/User';

const needs = ['reads', 'movesMoney', 'readsCodes'] as const;

/** From a telephone number to an account, and into it again. */
export function signUpContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('sign-up', open, [
    {
      title: 'a number is proved by the code that was sent to it, and then there is an account',
      about: 'AUTH-11, AUTH-13, AUTH-17; docs/wire.md 2',
      needs,
      walk: async (world) => {
        const { form } = await signUp(world);
        const register = world.whole.sessionGateway.register(form);
        const again = refused(await world.after(register), 'the same sign-up again');
        claim(again.kind === 'refused', `the same sign-up again failed as ${again.kind}`);
      },
    },
    {
      title: 'a player logs in by a code that is sent to their number, once',
      about: 'docs/wire.md 2',
      capability: 'otpLogIn',
      needs,
      walk: async (world) => {
        const { after } = world;
        const { sessionGateway: gateway } = world.whole;
        const { form, user } = await signUp(world);
        answered(await after(gateway.sendLogInCode(form.mobile)), 'sending a code to log in');
        const code = await codeOf(world, form.mobile);
        refused(await after(gateway.logInByCode(form.mobile, otherThan(code))), 'a wrong code');
        const entered = answered(await after(gateway.logInByCode(form.mobile, code)), 'the code');
        claim(entered.user.id === user.id, `the code of ${user.id} logged ${entered.user.id} in`);
        refused(await after(gateway.logInByCode(form.mobile, code)), 'the same code again');
      },
    },
    {
      title: 'who asks for a code to log in does not learn whether the number is a player’s',
      about: 'X35; docs/wire.md 2',
      capability: 'otpLogIn',
      needs: ['reads', 'logsIn'],
      walk: async (world) => {
        const mobile = { mobile: aNumber(world), countryCode: '91' };
        const asked = await world.after(world.whole.sessionGateway.sendLogInCode(mobile));
        answered(asked, 'a code for a number that nobody has');
      },
    },
  ]);
}

/** Somebody new, with a number that was proved where that is asked for. */
async function signUp(world: ContractWorld) {
  const { first, whole, after } = world;
  const { sessionGateway: gateway } = whole;
  const { otp } = answered(await after(first.brandGateway.appDetails()), 'the details of the app');
  const mobile = { mobile: aNumber(world), countryCode: '91' };
  answered(await after(gateway.sendOtp(mobile)), 'sending a code');
  if (otp === 'required') {
    const code = await codeOf(world, mobile);
    refused(await after(gateway.verifyMobile(mobile, otherThan(code))), 'a wrong code');
    answered(await after(gateway.verifyMobile(mobile, code)), 'the code');
  }
  const username = `judge${aNumber(world).slice(0, 8)}`;
  const form = { name: 'Judge', username, password: 'Secret12', agentCode: null, mobile };
  const { token, user } = answered(await after(gateway.register(form)), 'the sign-up');
  claim(token !== '' && user.username === username, `the account is of ${user.username}`);
  return { form, user };
}

async function codeOf({ after, codeFor }: ContractWorld, { mobile }: MobileDetails): Promise<string> {
  const code = (await after(codeFor?.(mobile) ?? Promise.resolve(null))) ?? '';
  if (code === '') notTried('no code could be read for the number');
  return code;
}

/** A wrong code of the same length. */
function otherThan(code: string): string {
  return (code.startsWith('0') ? '1' : '0').repeat(code.length);
}

/** Ten digits of a mobile in India. */
function aNumber({ ids }: ContractWorld): string {
  return `9${Array.from({ length: 9 }, () => Math.floor(ids.random() * 10)).join('')}`;
}
