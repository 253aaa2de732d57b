import { describe } from 'vitest';
import { expectWorlds } from '@tests/support/simulation/expectWorlds';
import { plannedWorlds } from '@tests/support/simulation/plannedWorlds';

/** A share of one world in every run; a million placements in `npm run test:long` by the odd seeds here and the even ones next door. */
describe('placements by whole clients over bad lines, some of them delivered ten minutes late', () => {
  expectWorlds(plannedWorlds({ seed: 1, placements: 900 }));
});
