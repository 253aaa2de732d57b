import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@tests/support/journeys/Player';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

describe('the marquee in a browser', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  /** As the browser has it, whatever the style sheet says. */
  const moving = ({ page }: Player) =>
    page
      .getByRole('region', { name: 'Announcements' })
      .getByRole('list')
      .evaluate((list) => {
        const { columnGap, animationName, animationPlayState } = getComputedStyle(list);
        return { gap: columnGap, moves: animationName !== 'none' && animationPlayState === 'running' };
      });

  it('[HDR-06] stands above the header, 30 px between two texts, and stops under the pointer and with the focus inside', async () => {
    const player = await stage.arrive({ context: { reducedMotion: 'no-preference' } });
    await player.open('/');
    const bar = player.page.getByRole('region', { name: 'Announcements' });
    await bar.waitFor();
    const [above, header] = [await bar.boundingBox(), await player.header.bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    expect(await moving(player)).toEqual({ gap: '30px', moves: true });

    // Not on the list itself, which would have to be caught.
    await player.page.mouse.move((above?.width ?? 0) / 2, (above?.y ?? 0) + (above?.height ?? 0) / 2);
    expect(await moving(player)).toMatchObject({ moves: false });
    await player.heading.hover();
    expect(await moving(player)).toMatchObject({ moves: true });
    await bar.getByRole('button', { name: 'Pause' }).focus();
    expect(await moving(player)).toMatchObject({ moves: false });
  });

  it('[HDR-06] does not move for somebody who asked for less motion', async () => {
    const player = await stage.arrive();
    await player.open('/');
    const bar = player.page.getByRole('region', { name: 'Announcements' });
    await bar.waitFor();
    expect(await bar.getByRole('list').count()).toBe(0);
    expect(await bar.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });
});
