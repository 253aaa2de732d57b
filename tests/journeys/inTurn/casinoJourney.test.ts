import { expect } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { wayOn } from '@tests/support/journeys/wayOn';
import { holdTimers } from '@tests/support/journeys/heldTimers';
import { PageFault } from '@tests/support/journeys/PageFault';
import { soon } from '@tests/support/journeys/soon';

/** From a lobby into a game, a round of it, and back to where one was; then everything that can go wrong on the way. */
wayOn('phone', 'a game', ({ step, player, world, width, isInOrder }) => {
  let place = 0;
  const here = () => player().page;
  const game = () => player().game;
  const scrolled = () => here().evaluate(() => scrollY);
  const inGame = async (path: string): Promise<void> => {
    await player().moveTo(path);
    await game().begin();
  };

  step('[CASINO-03] [CASINO-04] from far down a lobby into a game', async () => {
    await player().moveTo('/games-all');
    const tile = here()
      .getByRole('main')
      .getByRole('link', { name: /^Mines/ });
    // Not one of a rail at the top, which may be drawn first.
    const farDown = () =>
      tile.evaluateAll((all) =>
        all.findIndex((each) => each.getBoundingClientRect().top + scrollY > innerHeight + 200),
      );
    await soon(async () => {
      // Only what is near the screen is drawn; from the end it begins at the top again.
      await here().evaluate(async () => {
        const { scrollHeight } = document.documentElement;
        scrollTo(0, scrollY + innerHeight >= scrollHeight - 2 ? 0 : scrollY + innerHeight / 2);
        for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      });
      return farDown();
    }).toBeGreaterThanOrEqual(0);
    // What comes above it while the lobby loads moves it once more.
    await soon(async () => {
      const at = await farDown();
      if (at >= 0) await tile.nth(at).scrollIntoViewIfNeeded();
      return scrolled();
    }).toBeGreaterThan(200);
    place = await scrolled();
    await tile.nth(await farDown()).click();
    await here().waitForURL('**/casino/spribe/mines');
    await game().begin();
    await game().ready();
    expect(await scrolled()).toBe(0);
  });

  step('[NAV-04] the game has the window to itself: no footer, on a phone no header either', async () => {
    expect(await here().getByRole('contentinfo').count()).toBe(0);
    await soon(() => here().getByRole('banner').count()).toBe(width === 'phone' ? 0 : 1);
    const box = await game().element.boundingBox();
    const size = here().viewportSize();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(size?.height);
    expect(box?.width).toBe(size?.width);
    expect(await here().evaluate(() => document.documentElement.scrollHeight)).toBe(size?.height);
  });

  isInOrder('a game that is open');

  step('the game itself is in order for a screen reader, light and dark', async () => {
    const frame = await game().frame();
    for (const colorScheme of ['dark', 'light'] as const) {
      await here().emulateMedia({ colorScheme });
      expect(await axeFindings(frame), colorScheme).toEqual([]);
    }
  });

  step('[CASINO-03] a round is won, and the balance above the game is the one inside', async () => {
    expect(await game().winMines()).toBeGreaterThan(0);
    const cash = await game().cashInside();
    await soon(() => game().cashInBar()).toBe(cash);
    expect((await world().audit()).ledgerSum).toBe(0);
  });

  if (width === 'laptop')
    step('[CASINO-03] a round by the keys alone', async () => {
      const { inside } = game();
      const { keyboard } = here();
      const focused = async () => (await game().frame()).evaluate(() => document.activeElement?.textContent);
      await inside.getByRole('button', { name: 'Start' }).focus();
      await keyboard.press('Enter');
      await soon(focused).toBe('Collect ₹100');
      // The field is one stop; its middle is where one comes in.
      await inside.getByRole('button', { name: 'Tile 13, closed' }).focus();
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
      await inside.getByRole('button', { name: /^Tile 7, (safe|mine)$/ }).waitFor();
      await inside.getByText(/^1 safe|A mine/).waitFor();
      if (await inside.getByText('1 safe').isVisible()) {
        await inside.getByRole('button', { name: /^Collect/ }).focus();
        await keyboard.press('Enter');
      }
      await soon(focused).toMatch(/Start|◆|✹/);
      await inside.getByText(/You get|A mine/).waitFor();
    });

  step('[CASINO-03] the rounds of the visit can be checked', async () => {
    const { inside } = game();
    await inside.getByText('Provably fair').click();
    await inside.getByText('✓ as promised').first().waitFor();
    expect(await inside.locator('.fair [data-verdict]').getAttribute('data-verdict')).toBe('kept');
    await inside.getByText('Provably fair').click();
  });

  step('[CASINO-03] a round can be checked on a page of its own', async () => {
    const { inside } = game();
    await inside.getByText('Provably fair').click();
    const record = await inside.getByLabel('Record of the last round').inputValue();
    const opening = player().context.waitForEvent('page');
    await inside.getByRole('link', { name: 'Check a round on a page of its own' }).click();
    const verifier = await opening;
    await verifier.getByRole('heading', { level: 1, name: 'Check a round' }).waitFor();
    await verifier.getByLabel('Record', { exact: true }).fill(record);
    await verifier.getByRole('button', { name: 'Check', exact: true }).click();
    await verifier.getByText('✓ As promised').waitFor();
    await verifier.close();
    await inside.getByText('Provably fair').click();
  });

  step('[CASINO-03] a dialog of ours lies over the game and takes the keys', async () => {
    await game().about.click();
    const about = player().dialog('Mines');
    await about.waitFor();
    const box = await about.boundingBox();
    const middle = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
    expect(
      await here().evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') !== null, middle),
    ).toBe(true);
    await here().keyboard.press('Escape');
    await about.waitFor({ state: 'hidden' });
    await soon(() => here().evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'About this game',
    );
  });

  step('[X18] nobody but the game is heard', async () => {
    await here().evaluate(() => {
      const stranger = document.createElement('iframe');
      document.body.append(stranger);
      for (const type of ['game:leave', 'game:deposit']) {
        postMessage({ type }, '*');
        stranger.contentWindow?.parent.postMessage({ type }, '*');
      }
      stranger.remove();
    });
    const frame = await game().frame();
    // Its own words that mean nothing; what it says next shows that they have been heard out.
    await frame.evaluate(() => {
      for (const word of [null, 'game:leave', { type: 'leave' }, { type: ['game:leave'] }])
        parent.postMessage(word, '*');
      parent.postMessage({ type: 'game:balance' }, '*');
    });
    await soon(() => game().cashInBar()).toBe(await game().cashInside());
    expect(player().path).toBe('/casino/spribe/mines');
  });

  if (width === 'laptop')
    step(
      '[CASINO-03] the whole screen is the page’s, so that a dialog still lies above the game',
      async () => {
        await game().fullscreen.click();
        await soon(() => here().evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
        await soon(() => here().getByRole('banner').count()).toBe(0);
        await game().about.click();
        const about = player().dialog('Mines');
        await about.waitFor();
        expect(
          await here().evaluate(
            () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') !== null,
          ),
        ).toBe(true);
        await here().keyboard.press('Escape');
        await about.waitFor({ state: 'hidden' });
        // So does one of the header, which is out of sight.
        await here().keyboard.press('/');
        await here().getByPlaceholder('Search your favourite games here...').fill('mines');
        await here().keyboard.press('Escape');
        await game().fullscreen.click();
        await soon(() => here().evaluate(() => document.fullscreenElement)).toBeNull();
        await soon(() => here().getByRole('banner').count()).toBe(1);
      },
    );

  step(
    '[CASINO-03] [NAV-05] back leads to the same place of the lobby, with the same money in the header',
    async () => {
      const cash = await game().cashInside();
      await game().back.click();
      await here().waitForURL('**/games-all');
      await soon(scrolled).toBe(place);
      await soon(async () => Number((await player().header.balance()).replaceAll(/[^0-9.]/g, ''))).toBe(cash);
    },
  );

  step('[CASINO-03] [F86] a launch that is refused says so, and the next try opens', async () => {
    const fault = await PageFault.plan(here(), {
      action: 'http',
      path: '/lobby',
      fault: { kind: 'status', status: 503 },
    });
    await inGame('/casino/spribe/hilo');
    await player().sawToast('Failed to get url');
    await here().getByRole('heading', { name: 'HiLo did not open' }).waitFor();
    expect(await fault.occurred()).toBe(1);
    expect(await axeFindings(here())).toEqual([]);
    await player().dismissToasts();
    await game().retry.click();
    await game().ready();
    await soon(() => game().inside.getByRole('heading', { level: 1 }).innerText()).toBe('HiLo');
  });

  step('[CASINO-03] [X16] an address of nobody on our list is not framed', async () => {
    const url = 'https://evil.example/play';
    const fault = await PageFault.plan(here(), {
      action: 'http',
      path: '/lobby',
      fault: { kind: 'body', raw: JSON.stringify({ error: false, data: { url }, message: '' }) },
    });
    await inGame('/casino/spribe/plinko');
    await here().getByRole('heading', { name: 'Plinko did not open' }).waitFor();
    expect(await fault.occurred()).toBe(1);
    expect(await game().element.count()).toBe(0);
    await player().dismissToasts();
  });

  step('[CASINO-03] [F86] one that takes longer says so, and another try opens', async () => {
    const fault = await PageFault.plan(here(), { action: 'http', path: '/lobby', fault: { kind: 'hang' } });
    const tenSeconds = await holdTimers(here(), 10_000);
    await inGame('/casino/spribe/goal');
    await soon(() => fault.occurred()).toBe(1);
    expect(await here().getByText('Taking longer than usual').count()).toBe(0);
    await tenSeconds.elapse();
    await here().getByText('Taking longer than usual').waitFor();
    expect(await axeFindings(here())).toEqual([]);
    await game().retry.click();
    await game().ready();
  });

  step(
    '[CASINO-03] with too little for the smallest bet it opens all the same, and offers the cashier',
    async () => {
      const user = JSON.parse((await player().stored('user')) ?? '{}') as { readonly mstruserid?: string };
      await world().setCash(user.mstruserid ?? '', 4);
      await soon(() => game().cashInBar()).toBe(4);
      await soon(() => game().cashInside()).toBe(4);
      await here().getByText('The minimum bet here is ₹10: you need ₹6 more.').waitFor();
      expect(await axeFindings(here())).toEqual([]);
      await game().inside.getByRole('button', { name: 'Start' }).click();
      await game().inside.getByRole('button', { name: 'Deposit' }).click();
      await here().waitForURL('**/gatewaylist');
    },
  );

  step('[X13] [CASINO-04] an address of no game says so, and leads to the search', async () => {
    await player().moveTo('/casino/spribe/no-such-game');
    await here().getByRole('heading', { level: 1, name: 'Game not found' }).waitFor();
    expect(await axeFindings(here())).toEqual([]);
  });
});
