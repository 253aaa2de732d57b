import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { codeInInbox, newPlayer } from '@tests/support/journeys/AuthScreens';
import type { NewPlayer } from '@tests/support/journeys/AuthScreens';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { worldOfPage } from '@tests/support/journeys/World';
import { widthsOf } from '@tests/support/journeys/widthsOf';

/** From a link to earnings: two people, one after the other on one device, in one sandbox. */
describe('a referral', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  for (const width of widthsOf('phone')) {
    describe(`on a ${width}`, () => {
      const step = stepsOfOneWay();
      let player: Player;
      let owner: NewPlayer;
      let link: string;
      const page = () => player.page;
      const main = () => page().getByRole('main');
      const table = (name: string) => page().getByRole('table', { name });
      beforeAll(async () => {
        player = await stage.arrive({ width });
        owner = newPlayer();
        await player.enterAsNew(owner, '/referral');
        await player.dismissToasts();
      });
      afterAll(() => player.context.close());

      step('[REWARD-02] a player without a code makes one', async () => {
        await main().getByRole('heading', { name: 'You have no code yet' }).waitFor();
        expect(await axeFindings(page())).toEqual([]);
        await main().getByRole('button', { name: 'Make my code' }).click();
        await main().getByRole('heading', { name: 'Your code and link' }).waitFor();
        await main().getByRole('img', { name: 'QR code of your link' }).waitFor();
        await main().getByText('No sign-ups yet.').waitFor();
        expect(await axeFindings(page())).toEqual([]);
        link = await main()
          .getByText(/\/mobile-number\?ref=/)
          .innerText();
        expect(link).toMatch(/\?ref=[0-9A-F]{8}$/);
      });

      step('[REWARD-02] [X14] [X17] it is passed on by links of our own making', async () => {
        for (const [name, host, letter] of [
          ['WhatsApp', 'wa.me', 'w'],
          ['Telegram', 't.me', 't'],
        ] as const) {
          const way = main().getByRole('link', { name });
          const href = new URL((await way.getAttribute('href')) ?? '');
          expect(href.host).toBe(host);
          expect(decodeURIComponent(href.search)).toContain(`${link}-${letter}`);
          expect(await way.getAttribute('rel')).toBe('noopener noreferrer');
        }
      });

      step(
        '[AUTH-18] a friend comes by the link: the code is in the sign-up, also after a reload',
        async () => {
          await player.header.signOut();
          await soon(() => player.path).toBe('/');
          const path = `${new URL(link).pathname}${new URL(link).search}-w`;
          await player.open(path);
          await soon(() => new URL(page().url()).search).toBe('');
          const cookies = await player.context.cookies();
          const saved = cookies.find(({ name }) => name === 'refferal')?.value ?? '';
          expect(JSON.parse(decodeURIComponent(saved))).toEqual({
            code: `${new URL(link).searchParams.get('ref') ?? ''}-w`,
          });
          // Said to the backend when there is time: a page that goes before that is not counted.
          await soon(async () => (await worldOfPage(page()).audit()).referralVisits).toBe(1);
          await page().reload();
          const friend = { ...newPlayer(), name: 'Ravi Iyer' };
          const form = page().getByRole('main');
          await form.getByRole('textbox', { name: 'Mobile number +91' }).fill(friend.mobile);
          await form.getByRole('checkbox').check();
          await form.getByRole('button', { name: 'Send OTP' }).click();
          await form.getByRole('textbox', { name: 'One-time code (OTP)' }).fill(await codeInInbox(page()));
          await form.getByRole('textbox', { name: 'Name', exact: true }).fill(friend.name);
          await form.getByRole('textbox', { name: 'Username', exact: true }).fill(friend.username);
          await form.getByLabel('Password', { exact: true }).fill(friend.password);
          await form.getByLabel('Confirm password', { exact: true }).fill(friend.password);
          await soon(() => form.getByRole('textbox', { name: /Referral code/ }).inputValue()).toMatch(
            /^[0-9A-F]{8}-w$/,
          );
          await form.getByRole('button', { name: 'Create account' }).click();
          await page().waitForURL('**/home');
          await player.header.exposure.waitFor();
          await player.dismissToasts();
        },
      );

      step('[REWARD-02] the friend bets', async () => {
        const world = worldOfPage(page());
        const match = await world.stillMatch({ delaySeconds: 0 });
        await player.backHome(match, '500');
        await player.slip.placeAtOnce();
        await world.market(match.marketId, { action: 'settle', runnerId: match.homeId });
        await player.sawToast('Bet settled');
        await player.dismissToasts();
        await player.header.signOut();
        await soon(() => player.path).toBe('/');
      });

      step(
        '[REWARD-02] and stands in the list of the one who brought them, with the first earning',
        async () => {
          await player.header.logIn.click();
          await player.auth.logIn(owner);
          await page().waitForURL('**/home');
          await player.header.exposure.waitFor();
          await player.dismissToasts();
          await soon(() => player.header.balance()).toBe('10,010.00 INR');
          await player.moveTo('/referral');
          const friend = table('Friends').getByRole('row').filter({ hasText: 'Ra•••' });
          await friend.waitFor();
          await soon(() => friend.innerText()).toMatch(/Betting[\s\S]*₹10\.00/);
          expect(await main().innerText()).not.toContain('Iyer');
          const source = await table('Where they came from')
            .getByRole('row')
            .filter({ hasText: 'WhatsApp' })
            .innerText();
          expect(source.replaceAll(/\D+/g, ' ').trim()).toBe('1 1');
          await main()
            .getByRole('region', { name: 'Your results' })
            .getByText('₹10', { exact: true })
            .waitFor();
          expect(await axeFindings(page())).toEqual([]);
          expect((await worldOfPage(page()).audit()).ledgerSum).toBe(0);
        },
      );

      step('the way left no error behind', async () => {
        expect(player.traffic.problems).toEqual([]);
      });
    });
  }
});
