import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';

describe('a visitor who follows a link to a game', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  it('[AUTH-07] [NAV-02] is offered the demo without touching the page, and lands in the game', async () => {
    const { page } = await stage.arrive({ width: 'laptop' });
    await page.goto(`${stage.url}/casino/spribe/aviator`);
    await page.getByText('Log in to play. You go straight to the game.').waitFor();
    await page.getByRole('button', { name: 'Try the demo' }).click();
    await page.waitForURL('**/casino/spribe/aviator');
    await page.getByRole('heading', { level: 1, name: 'Aviator' }).waitFor();
    await expect.poll(() => page.title()).toContain('Aviator');
  });
});
