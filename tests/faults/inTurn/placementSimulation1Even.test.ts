import { describe } from 'vitest';
import { expectWorlds } from '@tests/support/simulation/expectWorlds';
import { plannedWorlds } from '@tests/support/simulation/plannedWorlds';

describe('placements as in placementSimulation1, by the even seeds, so that two cores share the long run', () => {
  expectWorlds(plannedWorlds({ seed: 2, placements: 300 }));
});
