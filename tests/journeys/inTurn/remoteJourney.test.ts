import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIVES_SIDES } from '@/adapters/sandbox/engine/sports/names';
import { FAULT_HOOK_MARKER } from '@/adapters/sandbox/faults/FaultPlan';
import { distFolder } from '@scripts/lib/ensureBuilt.mjs';
import { readDistFiles } from '@scripts/lib/distFiles.mjs';
import { codeFromServer } from '@tests/support/journeys/codeFromServer';
import type { Player } from '@tests/support/journeys/Player';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';
import { walkMainJourney } from '../walkMainJourney';

/** What only the sandbox has: the mark of its fault hooks, its name on the window, its teams, its data maker. And what only a backend of another language has. */
const TRACES = [FAULT_HOOK_MARKER, '__sandbox', 'faker', ...FIVES_SIDES, 'X-Kestrel-Csrf'];

describe('the main journey with the sandbox as a remote backend', () => {
  let stage: Stage;
  let world: World;
  const walked: Player[] = [];
  beforeAll(async () => {
    stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    world = worldOfServer(stage.server);
  });
  afterAll(() => stage.close());

  for (const width of ['phone', 'laptop'] as const) {
    walkMainJourney({
      stage: () => stage,
      width,
      worldOf: (player) => {
        walked.push(player);
        return world;
      },
      codeFor: (_player, person) => codeFromServer(stage, person),
    });
  }

  it('downloads nothing of the sandbox, its fault hooks, its world, invented data or another dialect on the whole way', async () => {
    const files = [...readDistFiles(distFolder)];
    const everything = files.map(([, file]) => file.plain.toString()).join('\n');
    // They are all in the build, for visitors of the sandbox and players of that backend; only the data maker is nowhere.
    expect(TRACES.filter((trace) => !everything.includes(trace))).toEqual(['faker']);
    expect(walked).toHaveLength(2);
    for (const { traffic } of walked) {
      // A path that is no file of the build is a page of the app: that is one file for all of them.
      const loaded = files.filter(([path]) => traffic.downloads.has(path) || path === '/index.html');
      expect(loaded.length).toBeGreaterThan(20);
      const found = loaded.flatMap(([path, file]) =>
        TRACES.filter((trace) => file.plain.toString().includes(trace)).map((trace) => `${trace} in ${path}`),
      );
      expect(found).toEqual([]);
    }
  });

  it('[X01] raised no report of the content security policy, Trusted Types included', () => {
    expect(stage.cspReports.reports).toEqual([]);
  });
});
