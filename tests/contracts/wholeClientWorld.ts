import { expect } from 'vitest';
import { CryptoIdSource } from '@/adapters/platform/CryptoIdSource';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import type { Selection } from '@/domain/betting/BetSlip';
import type { Match } from '@/domain/sports/Match';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { patientAcks } from '@tests/support/patientAcks';
import { hastyClock, hastyScheduler, realClock, realScheduler } from '@tests/support/realTime';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { until } from '@tests/support/until';
import { wholeClient } from '@tests/support/wholeClient';
import type { WholeClient } from '@tests/support/wholeClient';
import type { ContractDoor } from './contractDoors';

export const MOBILE = '9876543210';
export const PASSWORD = 'Secret1234';
export const REGISTRATION = {
  name: 'Asha Rao',
  username: 'asharao',
  referralCode: '',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

interface LoadOptions {
  /** false: asks for prices again and again, as from a backend without a stream. */
  readonly streams?: boolean;
  /** Waits less long than a player's page: for what takes seconds by its nature. */
  readonly hasty?: boolean;
}

const CLOSE: (() => unknown)[] = [];

/** After each test. */
export async function closeDevices(): Promise<void> {
  for (const close of CLOSE.splice(0).toReversed()) await close();
}

/** A phone before one of the doors; each `load` is a page, which dies with the test at the latest. */
export async function openDevice({ start, transports }: ContractDoor) {
  const sandbox = await start();
  CLOSE.push(() => sandbox.close());
  const store = new MapKeyValueStore();
  const session = new MapKeyValueStore();
  const open: SocketOpener = (_, wanted) =>
    Promise.resolve(
      patientAcks(
        sandbox.openSocket({
          ...wanted,
          ...(transports === undefined ? {} : { transports: [...transports] }),
          // What the library waits before it comes back is the machine's time.
          reconnectionDelay: 20,
          reconnectionDelayMax: 100,
        }),
      ),
    );
  return {
    sandbox,
    store,
    /** Of the one tab in which every page loads. */
    session,
    load({ streams = true, hasty = !streams }: LoadOptions = {}): WholeClient {
      const client = wholeClient({
        clock: hasty ? hastyClock : realClock,
        scheduler: hasty ? hastyScheduler : realScheduler,
        ids: new CryptoIdSource(),
        store,
        session,
        url: sandbox.url,
        transport: sandbox.transport,
        openSocket: open,
        streams,
      });
      CLOSE.push(client.die);
      return client;
    },
  };
}

/** From the first visit to the form of step 3: the number is proved. */
export async function proveNumber({ app }: WholeClient, sandbox: SandboxUnderTest): Promise<void> {
  await until(() => app.brand.view.details !== null, 'the brand');
  const { session } = app;
  session.openPanel('mobileNumber');
  expect(await session.requestSignUpOtp({ mobile: MOBILE, agreed: true })).toMatchObject({
    ok: true,
  });
  expect(await session.verifySignUpOtp(sandbox.otpFor(MOBILE))).toMatchObject({ ok: true });
}

export async function signUp(client: WholeClient, sandbox: SandboxUnderTest): Promise<void> {
  await proveNumber(client, sandbox);
  expect(await client.app.session.register(REGISTRATION)).toMatchObject({ ok: true });
}

/** The first match in play whose market takes bets, held still. */
export async function stillMatch({ app }: WholeClient, { engine }: SandboxUnderTest): Promise<Match> {
  CLOSE.push(app.sports.watchList('live'));
  const list = () => app.sports.view.list('live');
  await until(() => list().state === 'ready', 'the list');
  const live = list();
  const match = live.state === 'ready' && live.value.find(({ matchOdds }) => matchOdds?.status === 'open');
  if (!match || match.matchOdds === null) throw new Error('nothing in play');
  engine.market(match.matchOdds.id, { action: 'freeze' });
  engine.market(match.matchOdds.id, { action: 'inPlay', delaySeconds: 5 });
  CLOSE.push(app.sports.watchMatch(match.id));
  await until(() => app.sports.view.match(match.id).state === 'ready', 'the match');
  const { id } = match.matchOdds;
  await until(() => app.sports.board.conditions(id)?.delaySeconds === 5, 'the prices');
  return match;
}

export function backOf({ id, name, matchOdds }: Match): Selection {
  const runner = matchOdds?.runners[0];
  if (!matchOdds || runner === undefined) throw new Error('no runner');
  return {
    matchId: id,
    matchName: name,
    marketId: matchOdds.id,
    marketName: matchOdds.name,
    marketKind: matchOdds.kind,
    runnerId: runner.id,
    runnerName: runner.name,
    side: 'back',
  };
}
