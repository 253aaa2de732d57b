import { describe, expect, it } from 'vitest';
import { countTimers } from '../../../bench/run/countTimers';
import { hidePage, showPage } from '@tests/support/browser/hidePage';
import { soon } from '@tests/support/journeys/soon';
import { openStage, openStillStage } from '@tests/support/journeys/Stage';

/** The socket's own heartbeat, the watch over the stream, and the time until a player is told how long they have been playing. */
const MAX_WAITING = 3;
const [FIRST, ...OTHERS] = ['/home', '/exchange/Cricket', '/games-all'] as const;

describe.each(['sandbox', 'remote'] as const)('a page that nobody looks at, %s', (backend) => {
  it('does nothing by the clock, and goes on when it is seen again', async () => {
    const stage = await (backend === 'sandbox' ? openStage('sandbox') : openStillStage());
    const player = await stage.arrive({ width: 'phone', before: countTimers });
    const { page } = player;
    const intervals = () => page.evaluate(() => window.benchIntervals.size);
    const waiting = () => page.evaluate(() => window.benchTimers.size);
    await player.enterAsDemo(FIRST);
    for (const path of [FIRST, ...OTHERS]) {
      if (path !== FIRST) await player.open(path);
      await soon(intervals).toBeGreaterThan(0);
      await hidePage(page);
      expect(await intervals()).toBe(0);
      // Calls that are under way have an end of their own.
      await soon(waiting).toBeLessThanOrEqual(MAX_WAITING);
      expect(await intervals()).toBe(0);
      await showPage(page);
      await soon(intervals).toBeGreaterThan(0);
    }
    await stage.close();
  });
});
