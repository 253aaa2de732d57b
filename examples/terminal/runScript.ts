import { openTerminal } from './openTerminal';
import type { Facts } from './Terminal';
import type { World } from './worlds';

/** Plays commands, one a line, and gives what happened as it happens; `at` where the world has a time of its own. */
export async function runScript(
  world: World,
  lines: readonly string[],
  happened: (facts: Facts) => void,
): Promise<void> {
  const { run, close } = openTerminal({
    ...world,
    say: (event, facts) => {
      const at = world.own === undefined ? {} : { at: new Date(world.own.clock.now()).toISOString() };
      happened({ ...at, event, ...facts });
    },
  });
  try {
    for (const line of lines) await run(line);
  } finally {
    close();
  }
}
