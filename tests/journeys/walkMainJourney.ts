import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { NewPlayer } from '@tests/support/journeys/AuthScreens';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import type { Stage, Width } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import type { StillMatch, World } from '@tests/support/journeys/World';

export interface MainJourney {
  readonly stage: () => Stage;
  readonly width: Width;
  readonly worldOf: (player: Player) => World;
  /** Where this backend's text messages can be read. */
  readonly codeFor: (player: Player, person: NewPlayer) => Promise<string>;
}

/** From a first look at the prices to a settled bet, as one person walks it; each step goes on where the last one ended. */
export function walkMainJourney({ stage, width, worldOf, codeFor }: MainJourney): void {
  describe(`a newcomer's way on a ${width}`, () => {
    const person = newPlayer();
    let player: Player;
    let world: World;
    let match: StillMatch;
    let home: string;
    let token: string;
    let underLeavingToast: 'toast' | 'page';
    const step = stepsOfOneWay();

    beforeAll(async () => {
      // The one way on which everything moves as it does for most people.
      player = await stage().arrive({ width, context: { reducedMotion: 'no-preference' } });
    });
    afterAll(() => player.context.close());

    step('[SPORT-04] [RT-07] a visitor on / sees prices in play that move', async () => {
      await player.open('/');
      world = worldOf(player);
      const strip = player.page.getByRole('region', { name: 'Live now' });
      const prices = strip.getByRole('button', { name: /^(Back|Lay) .*\d\.?\d*/ });
      await prices.first().waitFor();
      const before = await prices.allInnerTexts();
      // A page that nobody touches keeps what its list brought.
      await player.page.mouse.wheel(0, 120);
      // Sooner than the list itself is asked for again: the stream moves them.
      await soon(() => prices.allInnerTexts()).not.toEqual(before);
    });

    step(
      '[HDR-01] [AUTH-10] [AUTH-11] [AUTH-12] Register asks for the mobile number and sends a code to it',
      async () => {
        await player.header.register.click();
        const { auth } = player;
        await auth.titled('Create your account').waitFor();
        await auth.press('Send OTP');
        await auth.panel.getByText('Please enter mobile number').waitFor();
        await auth.askForCode(person.mobile);
        await player.sawToast('OTP sent');
        await auth.panel.getByText(`ending in ${person.mobile.slice(-4)}`).waitFor();
      },
    );

    step('[AUTH-13] the code from the text message leads to the details', async () => {
      await player.auth.verify(await codeFor(player, person));
      await player.auth.titled('Your details').waitFor();
    });

    step('[AUTH-14] [AUTH-15] [AUTH-16] the details are checked in words before they are sent', async () => {
      const { auth } = player;
      await auth.press('Create account');
      for (const text of ['Name cannot be empty', 'User name cannot be empty', 'Password cannot be empty']) {
        await auth.panel.getByText(text, { exact: true }).waitFor();
      }
      const list = auth.panel.getByRole('list', { name: 'A good password has' });
      await auth.password('Password').fill('monsoon');
      await list.getByRole('listitem').filter({ hasText: 'a capital letter' }).getByText('not yet').waitFor();
      await auth.fillDetails(person);
      await auth.password('Confirm password').fill('another');
      await auth.panel.getByText('Password and Confirm password must be same').waitFor();
      await auth.fillDetails(person);
      await soon(() => list.getByText('not yet').count()).toBe(0);
    });

    step('[AUTH-17] [WAL-01] [WAL-02] signed in on /home with the welcome balance', async () => {
      underLeavingToast = await player.pressOnLeavingToast(() => player.auth.press('Create account'));
      await player.page.waitForURL('**/home');
      await player.sawToast('Player added');
      await soon(() => player.header.balance()).toBe('10,000.00 INR');
      await soon(() => player.header.exposureText()).toBe('Exp: 0');
      expect(await player.stored('mobile_details')).toBeNull();
      token = (await player.stored('token')) ?? '';
    });

    step("[TOAST-03] a toast that leaves is in nobody's way", () => {
      expect(underLeavingToast).toBe('page');
    });

    step('[HDR-02] [SPORT-04] Sports leads to cricket, a live match to its prices', async () => {
      match = await world.stillMatch();
      await player.dismissToasts();
      await player.header.goTo('Sports');
      await player.page.waitForURL('**/spmsports/cricket');
      await player.match.linkTo(match).click();
      await player.page.waitForURL(`**${match.path}`);
      await player.page.getByRole('main').getByText('LIVE', { exact: true }).waitFor();
      [home] = await player.match.sides();
      await soon(() => player.match.back(home).innerText()).toMatch(/^2\.00\s/);
    });

    step(
      '[SPORT-05] a tap on a price opens the slip; a chip sets the stake and shows what may come of it',
      async () => {
        await player.match.back(home).click();
        await player.slip.says(home).first().waitFor();
        await soon(() => player.slip.oddsText()).toBe('2.00');
        expect(await player.slip.place.isDisabled()).toBe(true);
        await player.slip.chip('+500');
        await soon(() => player.slip.stake.inputValue()).toBe('500');
        await soon(() => player.slip.figures()).toEqual(['₹500.00', '₹500.00']);
      },
    );

    step('[SPORT-05] the bet waits out the in-play delay in sight, then it stands', async () => {
      const before = await world.bets();
      await player.slip.place.click();
      await player.slip.says('Your bet is in the in-play delay.').waitFor();
      await player.slip.says(/^\d+ seconds?$/).waitFor();
      await world.waitOutDelay();
      await player.slip.says('Bet matched').waitFor();
      await player.slip.says(/₹500 at 2\.00/).waitFor();
      expect(await world.bets()).toBe(before + 1);
    });

    step(
      '[WAL-03] [WAL-04] the exposure in the header grows and the balance falls, as the server says',
      async () => {
        await player.slip.putAway();
        await soon(() => player.header.exposureText()).toBe('Exp: -500');
        await soon(() => player.header.balance()).toBe('9,500.00 INR');
      },
    );

    step('[HDR-08] the exposure popup says where it comes from, a row of it shows the bets', async () => {
      const { exposure } = player;
      await player.dismissToasts();
      await player.header.exposure.click();
      const columns = ['#', 'Exposure amount', 'Match name', 'Ref match ID', 'Total bets'];
      await soon(() => exposure.columns(exposure.popup)).toEqual(columns);
      const row = await exposure.onlyRow(exposure.popup);
      expect(row).toMatchObject({
        '#': '1',
        'Exposure amount': '-500',
        'Ref match ID': match.id,
        'Total bets': '1',
      });
      expect(row['Match name']).toContain(home);
      await exposure.popup.getByRole('button', { name: `Bets on ${row['Match name']}` }).click();
      const betColumns = ['Odds', 'Stack', 'Selection type', 'Status', 'Create date'];
      await soon(() => exposure.columns(exposure.bets)).toEqual(betColumns);
      expect(await exposure.onlyRow(exposure.bets)).toMatchObject({
        Odds: '2.00',
        Stack: '500',
        'Selection type': `Back ${home}`,
        Status: 'Bet matched',
      });
      await exposure.bets.getByRole('button', { name: 'Back' }).click();
      await exposure.bets.waitFor({ state: 'hidden' });
      await exposure.popup.getByRole('button', { name: 'Close' }).last().click();
      await exposure.popup.waitFor({ state: 'hidden' });
    });

    step('[TOAST-02] [WAL-03] the settlement pays and says so', async () => {
      await world.market(match.marketId, { action: 'settle', runnerId: match.homeId });
      await player.sawToast('Bet settled : You won ₹500');
      await soon(() => player.header.balance()).toBe('10,500.00 INR');
      await soon(() => player.header.exposureText()).toBe('Exp: 0');
      await player.match.overlay('CLOSED').waitFor();
      const { ledgerSum, users } = await world.audit();
      expect(ledgerSum).toBe(0);
      expect(users.map(({ cash, hold, exposure }) => [cash, hold, exposure])).toContainEqual([
        1_050_000, 0, 0,
      ]);
    });

    step('[SES-02] [SES-06] signing out in one tab is followed by the other', async () => {
      const other = await player.anotherTab('/home');
      await soon(() => other.header.balance()).toBe('10,500.00 INR');
      await player.page.bringToFront();
      await player.dismissToasts();
      expect(player.traffic.problems).toEqual([]);
      await player.header.signOut();
      for (const tab of [player, other]) {
        await soon(() => tab.path).toBe('/');
        await tab.header.logIn.waitFor();
      }
      for (const key of ['token', 'user', 'exposureAmount', 'wallet']) {
        expect(await other.stored(key), key).toBeNull();
      }
    });

    step('[X34] the way left no error behind, and no token in any address', async () => {
      const { problems, addresses } = player.traffic;
      // What either tab had asked when the session ended is refused, as it should be.
      expect(problems.filter((each) => !each.startsWith('401 '))).toEqual([]);
      expect(addresses.length).toBeGreaterThan(10);
      expect(token.length).toBeGreaterThan(15);
      expect(addresses.filter((address) => decodeURIComponent(address).includes(token))).toEqual([]);
    });
  });
}
