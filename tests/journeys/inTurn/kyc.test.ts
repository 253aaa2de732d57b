import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { pngHeader } from '@tests/support/files/fileCorpus';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { KycScreen, PASSPORT } from '@tests/support/journeys/KycScreen';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { worldOfPage } from '@tests/support/journeys/World';
import { widthsOf } from '@tests/support/journeys/widthsOf';

describe('who somebody is', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  it('[CASH-05] two windows: the one that comes late says that a document is being checked, and shows it; an Aadhaar number is never stored', async () => {
    const player = await stage.arrive({ width: 'phone' });
    await player.enterAsNew(newPlayer(), '/kyc');
    const kyc = new KycScreen(player.page);
    await kyc.choose('Aadhaar');
    await kyc.enter({ 'Full name': 'Asha Rao', 'Aadhaar number': '2345 6789 0124' });
    await player.page.reload();
    await soon(() => kyc.field('Full name').inputValue()).toBe('Asha Rao');
    expect(await kyc.field('Aadhaar number').inputValue()).toBe('');
    await kyc.main.getByText(/Aadhaar number.* never stored on this device/).waitFor();

    await worldOfPage(player.page).holdReviews();
    const other = await player.anotherTab('/kyc');
    const there = new KycScreen(other.page);
    const fillIn = async (on: KycScreen, number: string): Promise<void> => {
      await on.choose('Passport');
      await on.enter({ ...PASSPORT, 'Passport number': number });
      await on.attach('Photo page');
      await on.attached('Photo page');
      await on.toReview();
    };
    await kyc.button('Back').click();
    await fillIn(kyc, 'D1234567');
    await fillIn(there, 'E1234567');
    await there.send();
    await there.titled('We are checking your document').waitFor();
    await kyc.send();
    await kyc.titled('We are checking your document').waitFor();
    await kyc.main.getByText('One of your documents is already being checked.').waitFor();
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
  });

  describe.each(widthsOf('phone'))('on a %s', (width) => {
    let player: Player;
    let kyc: KycScreen;
    beforeAll(async () => {
      player = await stage.arrive({ width });
      await player.enterAsNew(newPlayer(), '/kyc');
      await player.dismissToasts();
      kyc = new KycScreen(player.page);
    });
    afterAll(() => player.context.close());
    const step = stepsOfOneWay();
    const inOrder = async (): Promise<void> => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await player.page.emulateMedia({ colorScheme });
        expect(await axeFindings(player.page), colorScheme).toEqual([]);
      }
    };

    step(
      '[CASH-05] chooses a document and is told what is missing, the focus on the first of it',
      async () => {
        await inOrder();
        await kyc.choose('Passport');
        await kyc.button('Continue').click();
        await soon(() => kyc.main.getByText(/^Enter (your|the) /).count()).toBe(5);
        await kyc.main.getByText('Enter your passport number.').waitFor();
        expect(await kyc.field('Passport number').evaluate((field) => field === document.activeElement)).toBe(
          true,
        );
        await inOrder();
      },
    );

    step('[X28] a bomb is refused in words, a photo is shown by an address of the page alone', async () => {
      await kyc.attach('Photo page', 'bomb.png', pngHeader(30_000, 30_000));
      await kyc.main.getByText('30,000 × 30,000 pixels').waitFor();
      await kyc.attach('Photo page');
      await kyc.attached('Photo page');
      const source = await kyc.main
        .getByRole('group', { name: 'Photo page' })
        .getByRole('img')
        .getAttribute('src');
      expect(source).toMatch(/^blob:/);
      await inOrder();
    });

    step(
      '[CASH-05] a reload in the middle loses no typing; photos have to be added again, and it says so',
      async () => {
        await kyc.enter({ ...PASSPORT, 'Passport number': 'a 0000000' });
        await kyc.toReview();
        await player.page.reload();
        await kyc.titled('Document details').waitFor();
        await soon(() => kyc.field('Full name').inputValue()).toBe('Asha Rao');
        await soon(() => kyc.field('Date of expiry').inputValue()).toBe(PASSPORT['Date of expiry']);
        await kyc.main.getByText('Photos are never stored on this device').waitFor();
        await kyc.attach('Photo page');
        await kyc.attached('Photo page');
        await kyc.toReview();
        await kyc.main.getByText('A0000000').waitFor();
        await inOrder();
      },
    );

    step('the browser’s own way back is the step before', async () => {
      await player.page.goBack();
      await kyc.titled('Document details').waitFor();
      await kyc.attached('Photo page');
      await kyc.toReview();
    });

    step(
      '[CASH-05] nothing is sent without consent; then it is on its way, and what was typed is gone',
      async () => {
        await kyc.button('Send').click();
        await kyc.main.getByText('Tick the box to send your document.').waitFor();
        await worldOfPage(player.page).holdReviews();
        await kyc.send();
        await kyc.titled('We are checking your document').waitFor();
        const top = await kyc
          .titled('We are checking your document')
          .evaluate((it) => it.getBoundingClientRect().top);
        expect(top, 'on the screen, below the head').toBeGreaterThan(60);
        const saved = await player.page.evaluate(() =>
          JSON.stringify({ ...sessionStorage, ...localStorage }),
        );
        expect(saved).not.toContain('Asha Rao\u0000');
        expect(saved).not.toContain('1990-05-17');
        await inOrder();
      },
    );

    step('[CASH-05] is declined with a reason, in a toast, a notice and on the page', async () => {
      await worldOfPage(player.page).waitOutReviews();
      await player.sawToast('Identity check: Passport declined. The photo cannot be read.');
      await kyc.titled('Choose a document').waitFor();
      await player.dismissToasts();
      await soon(() => kyc.main.getByText('The photo cannot be read.').count()).toBe(2);
      await inOrder();
    });

    step('[CASH-05] is sent again, and approved: nothing is left to do', async () => {
      await kyc.choose('Passport');
      await soon(() => kyc.field('Full name').inputValue()).toBe('Asha Rao');
      const number = width === 'phone' ? 'B1234567' : 'C1234567';
      await kyc.enter({ 'Passport number': number });
      await kyc.attach('Photo page');
      await kyc.attached('Photo page');
      await kyc.toReview();
      await worldOfPage(player.page).holdReviews();
      await kyc.send();
      await kyc.titled('We are checking your document').waitFor();
      await worldOfPage(player.page).waitOutReviews();
      await kyc.titled('You are verified').waitFor();
      await player.dismissToasts();
      await player.page.reload();
      await kyc.titled('You are verified').waitFor();
      expect(await kyc.main.getByRole('textbox').count()).toBe(0);
      await inOrder();
    });

    step('the way left no error behind', async () => {
      expect(player.traffic.problems).toEqual([]);
    });
  });
});
