import { hidePage } from '@tests/support/browser/hidePage';
import type { Player } from '@tests/support/journeys/Player';
import { openStage } from '@tests/support/journeys/Stage';
import { CpuMeter } from '../casino/CpuMeter';
import { countTimers } from '../run/countTimers';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';

export interface EnergyRow {
  readonly backend: 'sandbox' | 'remote';
  readonly page: string;
  /** CPU time of the main thread while nobody does anything, milliseconds a second. */
  readonly task: number;
  readonly script: number;
  /** Timers while the page is hidden: those that go off again and again, and those that wait for something once. */
  readonly hiddenIntervals: number;
  readonly hiddenTimeouts: number;
}

const CPU = 4;
const SETTLE_MS = 4_000;
/** What waits for an answer or a pause has ended by then. */
const HIDDEN_MS = 3_000;

type Go = (player: Player) => Promise<void>;
const PAGES: readonly (readonly [page: string, go: Go])[] = [
  ['home', (player) => player.open('/home')],
  ['list', (player) => player.open('/exchange/Cricket')],
  [
    'match',
    async ({ page }) => {
      await page.locator('main li a[href^="/exchange/"]').first().click();
      await page.getByRole('tab').first().waitFor();
    },
  ],
  ['lobby', (player) => player.open('/games-all')],
];

/** What a phone that lies on the table pays for a page that is open on it, moving prices and all. */
export async function runEnergy(seconds: number, say: (line: string) => void): Promise<EnergyRow[]> {
  const rows: EnergyRow[] = [];
  for (const backend of ['sandbox', 'remote'] as const) {
    const stage = await openStage(backend);
    const player = await stage.arrive({ width: 'phone', context: { reducedMotion: 'no-preference' } });
    await player.context.addInitScript(PLAIN_FUNCTIONS);
    await player.context.addInitScript(countTimers);
    await player.enterAsDemo('/home');
    const cdp = await player.context.newCDPSession(player.page);
    const meter = await CpuMeter.open(cdp);
    for (const [page, go] of PAGES) {
      await go(player);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
      await player.page.waitForTimeout(SETTLE_MS);
      const [before, began] = [await meter.read(), performance.now()];
      await player.page.waitForTimeout(seconds * 1_000);
      const { task, script } = await meter.since(before);
      const passed = (performance.now() - began) / 1_000;
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const address = player.path;
      await hidePage(player.page);
      await player.page.waitForTimeout(HIDDEN_MS);
      const [all, intervals] = await player.page.evaluate(() => [
        window.benchTimers.size,
        window.benchIntervals.size,
      ]);
      rows.push({
        backend,
        page,
        task: task / passed,
        script: script / passed,
        hiddenIntervals: intervals ?? 0,
        hiddenTimeouts: (all ?? 0) - (intervals ?? 0),
      });
      say(`${backend} ${page}`);
      // A page of its own for the next: what was hidden is left.
      await player.open(address);
    }
    await stage.close();
  }
  return rows;
}
