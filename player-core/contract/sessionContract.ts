import { token } from '@/domain/shared/ids';
import { answered, claim, notOffered, notTried, refused, type ContractCase } from './ContractCase';
import { connect } from './connectedFeed';
import { contractOf } from './contractOf';
import type { OpenBackend } from './openContractWorld';

/** Log-in and log-out, and the tokens between them. */
export function sessionContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('session', open, [
    {
      title: 'a log-in answers with a token and with who it is',
      about: 'AUTH-05; docs/wire.md 2',
      needs: ['reads', 'logsIn'],
      walk: async ({ logIn, forgetLogIn, advise }) => {
        forgetLogIn();
        const { token: given, user } = await logIn();
        claim(given !== '', 'the token is empty');
        claim(user.id !== '', 'the user has no id');
        if (user.name === '' && user.username === '')
          advise('a log-in names its player by an id alone, so that is what the page greets');
      },
    },
    {
      title: 'a wrong password is refused, and by no failure that says nothing',
      about: 'AUTH-06; docs/wire.md 1',
      needs: ['reads', 'logsIn'],
      walk: async ({ whole, after, account }) => {
        const username = account?.username ?? 'no-such-player';
        const call = whole.sessionGateway.logIn(username, `not-${account?.password ?? 'a-password'}`);
        const { kind } = refused(await after(call), 'a log-in with a wrong password');
        claim(['refused', 'unauthorised', 'coolDown'].includes(kind), `it failed as ${kind}`);
      },
    },
    {
      title: 'a token that was never given is refused, with the words that end a session',
      about: 'SES-03; docs/wire.md 1',
      walk: async ({ whole, after, hold }) => {
        hold(token('never-given'));
        const failure = refused(await after(whole.betsGateway.exposure()), 'a call with an invented token');
        claim(
          failure.kind === 'unauthorised' && failure.ended,
          `it failed as ${JSON.stringify(failure)}, not as 401 'Unauthorized action.'`,
        );
      },
    },
    {
      title: 'a connection with a token that was never given is refused as a SessionError',
      about: 'SES-05; docs/wire.md 3',
      walk: async ({ whole, time, now }) => {
        let isRefused = false;
        whole.playerFeed.listen({ sessionRefused: () => void (isRefused = true) });
        whole.playerFeed.connect(token('never-given'));
        const since = now();
        const isOver = (): boolean =>
          isRefused || whole.playerFeed.status === 'connected' || now() - since > 5_000;
        await time.until(isOver, 'an end of the connection');
        claim(isRefused, `it was not refused as a SessionError: it is ${whole.playerFeed.status}`);
      },
    },
    {
      title: 'what the demo offers can be had',
      about: 'AUTH-07; docs/wire.md 2',
      needs: ['reads', 'logsIn'],
      walk: async ({ whole, after }) => {
        const asked = await after(whole.sessionGateway.demoIsOffered());
        const offered = answered(asked, 'whether a demo is offered');
        if (!offered) notOffered('a demo');
        const demo = await after(whole.sessionGateway.logInAsDemo());
        claim(demo.ok, 'a demo is offered, and its log-in failed');
      },
    },
    {
      title: 'the connection of a session is confirmed, and its balance is in whole paise',
      about: 'RT-03, WAL-02; docs/wire.md 3',
      needs: ['reads', 'logsIn'],
      walk: async (world) => {
        const { whole, after } = world;
        claim(await connect(world), 'the connection of a session was not let in');
        const check = answered(await after(whole.playerFeed.checkSession()), 'the check of the session');
        claim(check === 'success', `the check of the session said ${check}`);
        const wallet = answered(await after(whole.playerFeed.requestBalance()), 'the balance');
        const figures = [wallet.balance, wallet.coins, ...(wallet.cash === null ? [] : [wallet.cash])];
        claim(figures.every(Number.isSafeInteger), `not in whole paise: ${figures.join(', ')}`);
      },
    },
    {
      title: 'a log-out is accepted, and its token is worth nothing afterwards',
      about: 'SES-02, SES-03; docs/wire.md 2',
      needs: ['reads', 'logsIn'],
      walk: async (world) => {
        const { whole, after, forgetLogIn, hold } = world;
        forgetLogIn();
        const { token: given } = await world.logIn();
        forgetLogIn();
        answered(await after(whole.sessionGateway.signOut(given)), 'the log-out');
        hold(given);
        const exposure = await after(whole.betsGateway.exposure());
        if (!exposure.ok && exposure.error.kind === 'notOffered') notTried('the exposure is not offered');
        const failure = refused(exposure, 'a call with the token of a session that is over');
        claim(
          failure.kind === 'unauthorised' && failure.ended,
          `it failed as ${JSON.stringify(failure)}, not as 401 'Unauthorized action.'`,
        );
      },
    },
  ]);
}
