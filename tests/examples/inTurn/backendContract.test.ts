import { describe, expect, it } from 'vitest';
import type { Backend, WholeBackend } from '@/adapters/composition/Backend';
import { portsOfBackend } from '@/adapters/composition/portsOfBackend';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { machineTime } from '@/adapters/node/machineTime';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { seededIds } from '@/adapters/node/seededIds';
import { virtualTime } from '@/adapters/node/virtualTime';
import { forEachCapability } from '@/application/ports/device/Capabilities';
import { betId } from '@/domain/shared/ids';
import type { Paise } from '@/domain/shared/Money';
import { ok } from '@/domain/shared/Result';
import { aBet } from '@tests/support/mothers/betting';
import { SILENT_SENDER } from '@tests/support/sandbox/pushService';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { mockBackend } from '../../../examples/mock-backend/mockBackend';
import { serverAt } from '../../../examples/terminal/worlds';
import { backendContract } from '../../../player-core/contract/backendContract';
import type {
  BackendUnderTest,
  ContractFaults,
  OpenBackend,
} from '../../../player-core/contract/openContractWorld';
import { USUAL_POWERS, type Power } from '../../../player-core/contract/Power';
import { openVirtualSandbox } from '../../../player-core/testing/openVirtualSandbox';

const CAPABILITIES = forEachCapability(() => true);

/** A mock that knows no demo and streams no prices. */
function onTheMock(backend: Backend = mockBackend()): BackendUnderTest {
  const scheduler = new ManualScheduler();
  const capabilities = { betKeys: true, betPlacement: true };
  const file = { backend: 'remote', apiUrl: 'http://mock.invalid', capabilities } as const;
  return {
    backend,
    config: configurationFrom(file).app,
    time: virtualTime(scheduler, () => undefined),
    own: { clock: scheduler.clock, scheduler, ids: seededIds('mock') },
    account: { username: 'meera', password: 'secret' },
  };
}

async function overHttp(): Promise<BackendUnderTest> {
  const server = await startNodeSandbox({ clock: 'real', push: SILENT_SENDER });
  const loseReply: ContractFaults['loseReply'] = (method, path) =>
    void server.faults.http(path, { kind: 'dropAfter' }, { method });
  return {
    ...serverAt(server.url, CAPABILITIES),
    ...{ time: machineTime, powers: [...USUAL_POWERS, 'movesMoney', 'injectsFaults', 'readsCodes'] },
    ...{ faults: { loseReply }, codeFor: async (mobile) => server.otpFor(mobile) },
    close: () => server.close(),
  };
}

const inVirtualTime: OpenBackend = () => ({
  ...openVirtualSandbox('contract', Date.UTC(2026, 0, 15, 12)),
  powers: [...USUAL_POWERS, 'movesMoney', 'advancesTime'],
});

const WHOLE: readonly (readonly [name: string, open: OpenBackend, cannot: readonly Power[]])[] = [
  ['the engine in virtual time', inVirtualTime, ['injectsFaults', 'readsCodes', 'seesTraffic', 'asksRaw']],
  ['the engine over HTTP and a socket', overHttp, ['advancesTime', 'seesTraffic', 'asksRaw']],
];

describe.each(WHOLE)('%s', (_name, open, cannot) => {
  for (const [feature, cases] of Object.entries(backendContract(open)))
    it.each(cases)(`${feature}: $title`, async ({ judge, needs, title }) => {
      // The account is new in each case, and has no two rows of a statement. An engine without a server has no keys to sign with.
      const isBeyond =
        needs.some((power) => cannot.includes(power)) ||
        title.startsWith('each row of a') ||
        (feature === 'push messages' && open === inVirtualTime);
      const { outcome, why } = await judge();
      expect(outcome, why).toBe(isBeyond ? 'notTried' : 'passed');
    });
});

/** By the words that a title begins with. The rest is not there, or cannot be tried on a mock. */
const THE_MOCK_HAS: Readonly<Record<string, readonly string[]>> = {
  brand: ['a visit of a page'],
  'lists and prices': [
    ...['a list names each match', 'all that is listed', 'a list of one sport', 'a match has markets'],
    ...['who backs gets lower odds', 'a match that does not exist'],
  ],
  session: [
    ...['a log-in answers', 'a wrong password', 'a token that was never given', 'a connection with a token'],
    ...['the connection of a session', 'a log-out is accepted'],
  ],
  'wallet and statement': ['what can be bet now', 'a balance that is pushed', 'the exposure can be read'],
  bets: [
    ...['a bet is taken', 'the same key twice', 'the same key for another bet', 'a key that was never seen'],
    ...['a stake of nothing', 'what is at risk grows', 'the bets of a player'],
  ],
};

describe('a mock of one match', () => {
  for (const [feature, cases] of Object.entries(backendContract(() => onTheMock())))
    it.each(cases)(`${feature}: $title`, async ({ title, run }) => {
      const isThere = (THE_MOCK_HAS[feature] ?? []).some((start) => title.startsWith(start));
      expect(isThere ? ['passed'] : ['notOffered', 'notTried']).toContain(await run());
    });
});

type Whole = WholeBackend & ReturnType<typeof portsOfBackend>;

/** The mock with one thing wrong in it. */
const withFault =
  (breakIt: (whole: Whole) => Partial<Whole>): Backend =>
  (host) => {
    const first = mockBackend()(host);
    return {
      ...first,
      whole: async () => {
        const whole = await first.whole();
        return { ...whole, ...breakIt({ ...whole, ...portsOfBackend(whole) }) };
      },
    };
  };

const FAULTS: readonly (readonly [fault: string, backend: Backend, named: readonly string[]])[] = [
  [
    'a bet anew for each request',
    withFault(({ betsGateway: bets }) => {
      let count = 0;
      return {
        betsGateway: {
          ...bets,
          place: async (order, timeoutMs) => {
            const placed = await bets.place(order, timeoutMs);
            return placed.ok ? ok({ ...placed.value, id: betId(`again-${(count += 1)}`) }) : placed;
          },
        },
      };
    }),
    ['a bet is taken, found by its key and listed', 'the same key twice is one bet'],
  ],
  [
    'any password is right',
    withFault(({ sessionGateway: session }) => ({
      sessionGateway: { ...session, logIn: (name) => session.logIn(name, 'secret') },
    })),
    ['a wrong password is refused, and by no failure that says nothing'],
  ],
  [
    'fractions of a paisa',
    withFault(({ playerFeed }) => ({
      playerFeed: Object.assign(Object.create(playerFeed) as typeof playerFeed, {
        requestBalance: async () => ok({ balance: 10.5 as Paise, cash: null, coins: 0 as Paise }),
      }),
    })),
    [
      'the connection of a session is confirmed, and its balance is in whole paise',
      'a balance that is pushed after a bet is the one that is answered',
    ],
  ],
  [
    'every key finds a bet',
    withFault(({ betsGateway: bets }) => ({
      betsGateway: { ...bets, byKey: async () => ok(aBet()) },
    })),
    [
      'a bet is taken, found by its key and listed',
      'a key that was never seen finds nothing',
      'a stake of nothing, and one below the minimum, are refused, and no bet is there',
    ],
  ],
];

describe('a mock with a fault', () => {
  it.each(FAULTS)('%s: the case that is about it names it, and no other', async (_fault, backend, named) => {
    const broken: string[] = [];
    for (const { title, run } of Object.values(backendContract(() => onTheMock(backend))).flat())
      await run().catch(() => broken.push(title));
    expect(broken).toEqual(named);
  });
});
