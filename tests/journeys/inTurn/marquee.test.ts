import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@tests/support/journeys/Player';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { soon } from '@tests/support/journeys/soon';

describe('the announcements in a browser', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  const bar = ({ page }: Player) => page.getByRole('region', { name: 'Announcements' });
  /** As the browser has it, whatever the style sheet says. */
  const runs = (player: Player) =>
    bar(player)
      .getByTestId('clock')
      .evaluate((clock) => getComputedStyle(clock).animationPlayState === 'running');

  it('[HDR-06] one line above the header, which waits under the pointer and with the focus inside', async () => {
    const player = await stage.arrive({ context: { reducedMotion: 'no-preference' } });
    await player.open('/');
    await bar(player).waitFor();
    const [above, header] = [await bar(player).boundingBox(), await player.header.bar.boundingBox()];
    expect(above?.height).toBe(28);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    await player.heading.hover();
    expect(await runs(player)).toBe(true);
    await player.page.mouse.move((above?.width ?? 0) / 2, (above?.y ?? 0) + (above?.height ?? 0) / 2);
    expect(await runs(player)).toBe(false);
    await player.heading.hover();
    expect(await runs(player)).toBe(true);
    await bar(player).getByRole('button', { name: 'Pause' }).focus();
    expect(await runs(player)).toBe(false);
    await player.context.close();
  });

  it('[HDR-06] does not change by itself for somebody who asked for less motion; what is dismissed stays so', async () => {
    const player = await stage.arrive();
    await player.open('/');
    await bar(player).waitFor();
    expect(await bar(player).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    const hide = bar(player).getByRole('button', { name: 'Hide this announcement' });
    await hide.click();
    await hide.click();
    await soon(() => bar(player).count()).toBe(0);
    await player.page.reload();
    await player.heading.waitFor();
    expect((await player.header.bar.boundingBox())?.y).toBe(0);
    expect(await bar(player).count()).toBe(0);
    await player.context.close();
  });
});
