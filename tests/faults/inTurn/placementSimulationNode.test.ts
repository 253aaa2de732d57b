import { afterEach, describe, expect, it } from 'vitest';
import { expectReconciled } from '@tests/support/simulation/expectReconciled';
import { NodeBackend } from '@tests/support/simulation/NodeBackend';
import { simulate } from '@tests/support/simulation/simulate';

let backend: NodeBackend | null = null;

afterEach(async () => {
  await backend?.close();
  backend = null;
});

/** What two hundred orders certainly meet; the rarer faults are met by the ten thousand in virtual time. */
const CERTAIN = [
  'order lost before',
  'order late',
  'order held back',
  'order delivered twice',
  'reply lost',
  'reply late',
  'reply not ours',
  'answer by key lost',
  'reads lost',
  'push doubled',
  'push lost',
  'kicks',
  'reloads',
  'suspensions',
  'oddsMoves',
];

describe('two hundred placements over real HTTP and socket.io', () => {
  it('[P14] [P15] [F53] [F54] [F55] [F56] [F58] [F89] none lost, none doubled, every phone as the engine', async () => {
    backend = await NodeBackend.start(7);
    const simulation = await simulate(backend, 7, 200);
    expect(simulation.placements).toBeGreaterThanOrEqual(200);
    expect(CERTAIN.filter((name) => (simulation.faults.get(name) ?? 0) === 0)).toEqual([]);
    expectReconciled(simulation);
  });
});
