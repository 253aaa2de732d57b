import type { Locator, Page } from 'playwright-core';
import type { Player } from '@tests/support/journeys/Player';
import { openStillStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';
import type { StillMatch } from '@tests/support/journeys/World';
import { CpuMeter } from '../casino/CpuMeter';
import { percentile } from '../casino/percentile';
import { median } from '../run/median';
import { PLAIN_FUNCTIONS } from '../run/plainFunctions';
import type { PageCopy, Paint } from './Effect';
import { inPage } from './inPage';
import { preparePlain } from './preparePlain';
import { TWELVE } from './twelve';
import type { Interaction } from './twelve';

export interface InteractionRow {
  readonly name: string;
  /** From the event to the paint that shows its effect, milliseconds. */
  readonly p50: number;
  readonly p75: number;
  /** To the next paint, as the browser counts it. */
  readonly byBrowserP75: number;
  readonly plainP50: number;
  /** Median of the ratios of presses that stood next to each other. */
  readonly ratio: number;
  /** CPU time of the main thread, from the press until the page is quiet: what else the machine does is left out. */
  readonly task: number;
  readonly plainTask: number;
  readonly taskRatio: number;
  /** How often the plain page writes into its elements for it. */
  readonly writes: number;
  /** Whether it then says what ours says: else it is no floor. */
  readonly alike: boolean;
}

interface Pressed extends Paint {
  readonly task: number;
}

export interface InteractionOptions {
  readonly rounds: number;
  readonly cpu?: number;
  readonly settleMs?: number;
  /** Those whose name holds this. */
  readonly only?: string;
}

const SETTLE_MS = 1_500;
const STILL_MS = 250;

/** What a press costs until its effect is on the screen, beside a page without scripts of ours that writes the same into the same page. */
export async function runInteractions(
  { rounds, cpu = 4, settleMs = SETTLE_MS, only = '' }: InteractionOptions,
  say: (line: string) => void,
): Promise<InteractionRow[]> {
  const stage = await openStillStage();
  const { server } = stage;
  if (server === null) throw new Error('the bench needs the engine behind a server');
  const match = await worldOfServer(server).stillMatch();
  const rows: InteractionRow[] = [];
  for (const interaction of TWELVE.filter(({ name }) => name.includes(only))) {
    const press = new Press(stage, match, interaction, cpu, settleMs);
    rows.push(await press.row(rounds));
    say(interaction.name);
  }
  await stage.close();
  return rows;
}

/** One interaction in both pages. */
class Press {
  constructor(
    private readonly stage: Stage,
    private readonly match: StillMatch,
    private readonly interaction: Interaction,
    private readonly cpu: number,
    private readonly settleMs: number,
  ) {}

  async row(rounds: number): Promise<InteractionRow> {
    const copies = await this.copies();
    const seen: { ours: Pressed; plain: Pressed }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [ours, plain] =
        round % 2 === 0
          ? [await this.ours(), await this.plain(copies)]
          : [await this.plain(copies), await this.ours()].toReversed();
      if (ours !== undefined && plain !== undefined) seen.push({ ours, plain });
    }
    const of = (read: (each: (typeof seen)[number]) => number): number[] => seen.map(read);
    const toEffect = of(({ ours }) => ours.toEffect);
    return {
      name: this.interaction.name,
      p50: median(toEffect),
      p75: percentile(toEffect, 75),
      byBrowserP75: percentile(
        of(({ ours }) => ours.byBrowser),
        75,
      ),
      plainP50: median(of(({ plain }) => plain.toEffect)),
      ratio: median(of(({ ours, plain }) => ours.toEffect / plain.toEffect)),
      task: median(of(({ ours }) => ours.task)),
      plainTask: median(of(({ plain }) => plain.task)),
      taskRatio: median(of(({ ours, plain }) => ours.task / plain.task)),
      writes: copies.writes,
      alike: copies.alike,
    };
  }

  /** Our page before the press and after it, not measured. */
  private async copies() {
    const { player, target } = await this.arrive();
    await target.evaluate((element) => element.setAttribute('data-bench-target', ''));
    const before = await player.page.evaluate(() => window.benchPaint.copy());
    await this.measured(player.page, target);
    const after = await player.page.evaluate(() => window.benchPaint.copy());
    await player.context.close();
    const { page, writes, close } = await this.plainPage(before, after);
    await this.measured(page, page.locator('[data-bench-target]'));
    const { words } = await page.evaluate(() => window.benchPaint.copy());
    await close();
    return { before, after, writes, alike: words === after.words };
  }

  /** Somebody new each time: what was opened once is quicker the second time, and slips outlive a reload. */
  private async ours(): Promise<Pressed> {
    const { player, target } = await this.arrive();
    const pressed = await this.measured(player.page, target);
    await player.context.close();
    return pressed;
  }

  private async arrive() {
    const player = await this.onPhone();
    await player.enterAsDemo('/home');
    const target = await this.interaction.arrive(player, this.match);
    await player.page.waitForTimeout(this.settleMs);
    return { player, target };
  }

  private async plain({ before, after }: { readonly before: PageCopy; readonly after: PageCopy }) {
    const { page, close } = await this.plainPage(before, after);
    await page.waitForTimeout(this.settleMs);
    const pressed = await this.measured(page, page.locator('[data-bench-target]'));
    await close();
    return pressed;
  }

  private async plainPage(before: PageCopy, after: PageCopy) {
    const { context, page } = await this.onPhone();
    const address = `${this.stage.url}/plain.html`;
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${before.html}` }),
    );
    await page.goto(address);
    await page.evaluate((y) => scrollTo(0, y), before.scrollY);
    const writes = await page.evaluate(preparePlain, after);
    return { page, writes, close: () => context.close() };
  }

  private async onPhone(): Promise<Player> {
    const player = await this.stage.arrive({
      width: 'phone',
      context: { reducedMotion: 'no-preference' },
    });
    await player.context.addInitScript(PLAIN_FUNCTIONS);
    await player.context.addInitScript(inPage);
    return player;
  }

  private async measured(page: Page, target: Locator): Promise<Pressed> {
    const { effect, key } = this.interaction;
    await target.scrollIntoViewIfNeeded();
    if (key !== undefined) await target.focus();
    const cdp = await page.context().newCDPSession(page);
    const meter = await CpuMeter.open(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: this.cpu });
    await page.evaluate((given) => window.benchPaint.watch(given), effect);
    await page.waitForTimeout(STILL_MS);
    const before = await meter.read();
    await (key === undefined ? target.tap() : page.keyboard.press(key));
    const paint = await page.evaluate(() => window.benchPaint.seen());
    const { task } = await meter.since(before);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { ...paint, task };
  }
}
