import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { run } from '@scripts/lib/run.mjs';
import { START_MS } from '@tests/support/sandbox/SandboxUnderTest';
import type { Backend } from '@/adapters/composition/Backend';
import { portsOfBackend } from '@/adapters/composition/portsOfBackend';
import { fail } from '@/domain/shared/Result';
import { ManualClock } from '@/adapters/node/ManualClock';
import { TimerScheduler } from '@/adapters/node/TimerScheduler';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { openTerminal } from '../../../examples/terminal/openTerminal';
import { runScript } from '../../../examples/terminal/runScript';
import { seededIds } from '@/adapters/node/seededIds';
import type { Facts } from '../../../examples/terminal/Terminal';
import { serverAt, type World } from '../../../examples/terminal/worlds';
import { openVirtualSandbox } from '../../../player-core/testing/openVirtualSandbox';

const WAY = [
  '# a whole visit',
  'demo',
  'list live',
  'match 1',
  'back 1 100',
  'place',
  'bets',
  'balance',
  'statement',
  'logout',
] as const;

async function played(world: World, lines: readonly string[] = WAY): Promise<Facts[]> {
  const happened: Facts[] = [];
  await runScript(world, lines, (facts) => happened.push(facts));
  return happened;
}
const only = (happened: readonly Facts[], event: string) =>
  happened.filter((each) => each['event'] === event);

/** What the visit must have been, whatever the world. */
function expectWholeVisit(happened: readonly Facts[]): void {
  expect(only(happened, 'misunderstood')).toEqual([]);
  expect(only(happened, 'loggedIn')).toHaveLength(1);
  expect(only(happened, 'placed')).toMatchObject([{ stake: 100, side: 'back', status: 'matched' }]);
  expect(only(happened, 'bets')).toMatchObject([{ bets: [{ stake: 100 }] }]);
  const [before, ...after] = only(happened, 'balanceChanged').map(({ balance }) => Number(balance));
  expect(after.at(-1)).toBe((before ?? 0) - 100);
  expect(only(happened, 'statement')).toMatchObject([{ rows: [{ event: 'betHeld', amount: -100 }, {}] }]);
  expect(only(happened, 'loggedOut')).toHaveLength(1);
}

describe('a player at a terminal, on the engine in a time of its own', () => {
  it('[F01] logs in, watches a market, bets, sees the outcome and the money, and logs out', async () => {
    expectWholeVisit(await played(openVirtualSandbox('a seed', START_MS)));
  });

  it('[SPORT-05] cashes a bet out, and says so once', async () => {
    const way = ['demo', 'list live', 'match 1', 'back 1 100', 'place', 'wait 5', 'cashout', 'bets'];
    const happened = await played(openVirtualSandbox('x', START_MS), way);
    expect(only(happened, 'misunderstood')).toEqual([]);
    expect(only(happened, 'cashOut')).toMatchObject([{ state: 'done' }]);
    expect(only(happened, 'nothingToCashOut')).toEqual([]);
  });

  it('repeats a report to the letter from the same seed, and not from another one', async () => {
    const from = (seed: string) => played(openVirtualSandbox(seed, START_MS));
    const [first, again, other] = [await from('a seed'), await from('a seed'), await from('another seed')];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('says what makes no sense, and goes on', async () => {
    const lines = [
      'dance',
      'match 3',
      'place',
      'list chess',
      'wait yes',
      'cancel 1',
      'demo',
      'list',
      'match 1',
      'back 9 100',
    ];
    const happened = await played(openVirtualSandbox('a seed', START_MS), lines);
    expect(only(happened, 'misunderstood').map(({ line }) => line)).toEqual([
      ...['dance', 'match 3', 'place', 'list chess', 'wait yes', 'cancel 1', 'back 9 100'],
    ]);
    expect(only(happened, 'prices')).toHaveLength(1);
  });

  it.each([
    ['en', 'The stake is below the minimum here: ₹100.'],
    ['hi', 'स्टेक यहाँ के न्यूनतम से कम है: ₹100।'],
  ] as const)(
    'takes no stake below the limit: it says why (%s), and no money moves',
    async (language, why) => {
      const happened = await played({ ...openVirtualSandbox('a seed', START_MS), language }, [
        'demo',
        'list',
        'match 1',
        'back 1 1',
        'place',
      ]);
      expect(only(happened, 'notPlaced')).toMatchObject([{ why }]);
      expect(only(happened, 'balanceChanged')).toHaveLength(1);
    },
  );

  it('asks about a stake far above the usual one, and places it for who is sure', async () => {
    const five = Array.from({ length: 5 }, () => ['back 1 100', 'place']).flat();
    const lines = [
      'demo',
      'list upcoming',
      'match 1',
      ...five,
      'back 1 1000',
      'place',
      'balance',
      'place sure',
    ];
    const happened = await played(openVirtualSandbox('a seed', START_MS), lines);
    expect(only(happened, 'sure')).toMatchObject([{ doubts: [{ kind: 'stake', times: 10 }] }]);
    const asked = happened.findIndex(({ event }) => event === 'sure');
    expect(only(happened.slice(0, asked), 'placed')).toHaveLength(5);
    expect(only(happened.slice(asked), 'placed')).toMatchObject([{ stake: 1000 }]);
  });

  it('[F56] says of a bet that no server has spoken of that it is not known, and never that it was refused', async () => {
    const world = openVirtualSandbox('a seed', START_MS);
    const lost = async () => fail({ kind: 'timedOut', sent: true } as const);
    const backend: Backend = (host) => {
      const first = world.backend(host);
      return {
        ...first,
        whole: () => {
          const whole = first.whole();
          if (whole instanceof Promise) throw new Error('an eager backend is whole at once');
          return {
            ...whole,
            betsGateway: { ...portsOfBackend(whole).betsGateway, place: lost, byKey: lost },
          };
        },
      };
    };
    const lines = ['demo', 'list upcoming', 'match 1', 'back 1 100', 'place'];
    const happened = await played({ ...world, backend }, lines);
    expect(only(happened, 'unknown')).toEqual([expect.objectContaining({ askedForFurther: true })]);
    expect([...only(happened, 'placed'), ...only(happened, 'notPlaced')]).toEqual([]);
  });

  it('leaves no timer when it is closed', async () => {
    const world = openVirtualSandbox('a seed', START_MS);
    const { scheduler } = world.own;
    const { run: type, close } = openTerminal({ ...world, say: () => undefined });
    for (const line of ['demo', 'list', 'match 1']) await type(line);
    expect(scheduler.timersLeft).toBeGreaterThan(0);
    close();
    expect(scheduler.timersLeft).toBe(0);
  });
});

describe('a player at a terminal, over HTTP and a socket', () => {
  it('goes the same way', async () => {
    // A world that stands still: what has not begun has no delay, and no price moves away.
    const server = await startNodeSandbox();
    const way = WAY.map((line) => (line === 'list live' ? 'list upcoming' : line));
    expectWholeVisit(
      await played(
        {
          ...serverAt(server.url, { betKeys: true, marketStream: true, betPlacement: true }),
          own: {
            clock: new ManualClock(START_MS),
            scheduler: new TimerScheduler(),
            ids: seededIds('a seed'),
          },
        },
        way,
      ),
    );
    await server.close();
  });
});

describe('npm run terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('plays a file of commands, prints a line of JSON an event, and ends by itself', async () => {
    const script = join(folder, 'way.txt');
    writeFileSync(script, WAY.join('\n'));
    const { code, output } = await run(
      process.execPath,
      [join(projectRoot, 'scripts/terminal.mjs'), '--script', script, '--seed', 'a seed'],
      {},
    );
    expect(code).toBe(0);
    expectWholeVisit(
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Facts),
    );
  });
});
