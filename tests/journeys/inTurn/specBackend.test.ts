import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { CasinoScreens } from '@tests/support/journeys/CasinoScreens';
import { addressOf, forPlayers } from '@tests/support/journeys/everyRoute';
import { MyBetsScreen } from '@tests/support/journeys/MyBetsScreen';
import type { Player } from '@tests/support/journeys/Player';
import { ReportScreen } from '@tests/support/journeys/ReportScreens';
import { sticksOut } from '@tests/support/journeys/RouteWalk';
import { soon } from '@tests/support/journeys/soon';
import type { Width } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { openSpecStage } from '@tests/support/specBackend/openSpecStage';
import type { SpecStage } from '@tests/support/specBackend/openSpecStage';
import { textsOf } from '@tests/support/textsOf';
import type { SpecOptions } from '@tests/support/specBackend/SpecOptions';
import { SpecWatch } from '@tests/support/specBackend/SpecWatch';

interface Variant {
  readonly width: Width;
  readonly realMoney: boolean;
  readonly options: SpecOptions;
}

const VARIANTS: readonly Variant[] = [
  { width: 'laptop', realMoney: false, options: { missing: 'json' } },
  {
    width: 'phone',
    realMoney: true,
    options: { missing: 'html', gameUrl: 'string', bets: 'list', cash: 1500.3 },
  },
];

/** Reads that the specification only names, or does not have: the whole of what the app asks beyond it. */
const BEYOND = {
  anyway: [
    'GET /bet/match/odds',
    'GET /bet/bookmaker/odds',
    'GET /bet/fancy/odds',
    'GET /bet/matches',
    'GET /bonus/claims',
    'GET /bonus/claims/parts',
    'GET /bonus/claims/stats',
    'GET /getAccountstatement',
    'GET /kyc',
    'GET /ref/children',
    'GET /ref/generate',
    'GET /ref/sources',
    'GET /ref/stats',
    'GET /sports/match/settings',
  ],
  realMoney: [
    'GET /deposit/get',
    'GET /gateways',
    'GET /withdrawRequest/get',
    'GET /withdrawRequest/methods',
  ],
};

const NAMES = textsOf('en');
/** A lobby and a game are called what they are. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  provider: 'Ezugi',
  casino: 'Spribe',
  'casino-game': 'Aviator',
};

describe.each(VARIANTS)(
  'a backend written from the specification alone, realMoney $realMoney, on a $width',
  ({ width, realMoney, options }) => {
    const person = newPlayer();
    let stage: SpecStage;
    let player: Player;
    let watch: SpecWatch;
    const step = stepsOfOneWay();

    beforeAll(async () => {
      stage = await openSpecStage(options, { jurisdiction: { realMoney } });
      player = await stage.arrive({ width, before: SpecWatch.inPage });
      watch = new SpecWatch(player.page);
    });
    afterAll(() => stage.close());

    step('[AUTH-12] [BRAND-01] OTP 0 asks for a code; the newcomer signs up', async () => {
      await player.open('/');
      await watch.settled();
      await player.header.register.click();
      await player.auth.askForCode(person.mobile);
      await player.sawToast('OTP sent');
      await player.auth.verify(stage.backend.world.otp);
      await player.auth.fillDetails(person);
      await player.auth.press('Create account');
      await player.page.waitForURL('**/home');
      await player.sawToast('Player added');
    });

    step(
      '[HDR-02] [WAL-01] [WAL-03] the header has the balance, to the paisa, and a push moves it',
      async () => {
        await soon(() => player.header.balance()).toBe('1,500.30 INR');
        stage.backend.push('update_balance', { balance: 1600.1 + 0.2 });
        await soon(() => player.header.balance()).toBe('1,600.30 INR');
      },
    );

    step('[RT-04] a notification is told, and a session that is asked for stands', async () => {
      stage.backend.push('sub:notification_toast', {
        title: 'Rain',
        message: 'play is late',
        status: 'info',
      });
      await player.sawToast('Rain : play is late');
      stage.backend.push('session_refresh');
      await player.dismissToasts();
    });

    step(
      '[CASINO-01] [SRCH-02] home has games though no call brings them, and the search finds one',
      async () => {
        await watch.settled();
        const banners = player.page.getByRole('region', { name: 'Offers and news' });
        await soon(() => banners.getByRole('listitem').count()).toBe(2);
        await banners.getByText('The season begins').waitFor();
        const games = new CasinoScreens(player.page);
        await games
          .game(/Aviator/)
          .first()
          .waitFor();
        await player.header.bar.getByRole('button', { name: 'Search...' }).click();
        await games.searchField.fill('AVIA');
        await games.search.getByRole('option', { name: /Aviator/ }).click();
        await player.page.waitForURL('**/casino/spribe/aviator');
      },
    );

    step('[CASINO-03] the game is launched by the lobby POST and framed', async () => {
      await player.game.begin();
      await player.game.inside.getByRole('heading', { name: 'The table is open' }).waitFor();
      await watch.settled();
    });

    step(
      '[HDR-08] [WAL-04] the exposure is negative on the wire, and its rows and bets are all there',
      async () => {
        await player.moveTo('/home');
        await soon(() => player.header.exposureText()).toMatch(/-351\.1/);
        await player.header.exposure.click();
        const { popup, bets } = player.exposure;
        await popup.getByText('Kolkata v Chennai').waitFor();
        await popup.getByText('Harbour United v Northside').waitFor();
        await popup.getByRole('button', { name: /Kolkata v Chennai/ }).click();
        await bets.getByText('1.855').waitFor();
        await soon(() => bets.getByText(/^(Open|Settled|Won|Lost)$/).count()).toBe(4);
        await watch.settled();
        await bets.getByRole('button', { name: 'Close' }).last().click();
      },
    );

    step('[SPORT-06] [F93] /mybets lists every open and every settled bet, and what came of it', async () => {
      await player.moveTo('/mybets');
      const list = new MyBetsScreen(player.page);
      const row = (name: 'Open bets' | 'Settled bets', text: string | RegExp) =>
        list.bets(name).filter({ hasText: text });
      await soon(() => list.bets('Open bets').count()).toBe(3);
      await row('Open bets', '1.855').filter({ hasText: '+₹85.50' }).waitFor();
      await watch.settled();
      await list.tab('Settled').click();
      await soon(() => list.bets('Settled bets').count()).toBe(4);
      for (const [text, result] of [
        ['+₹270.00', 'Won'],
        ['-₹150.00', 'Lost'],
        ['+₹80.00', 'Won'],
        ['₹25.00', 'settled-by-hand'],
      ] as const)
        await row('Settled bets', text).filter({ hasText: result }).waitFor();
      await player.page.getByText('+₹200.00').last().waitFor();
      await watch.settled();
    });

    step(
      '[F93] /reports counts from the settled bets, says so, and leaves out what nobody told; /results has none',
      async () => {
        await player.moveTo('/reports?by=sport');
        const report = new ReportScreen(player.page);
        await report.main.getByText(/^Your operator gives no report\./).waitFor();
        await report.main.getByText(/^The result of 1 bet is not known/).waitFor();
        await report.rows.first().waitFor();
        expect(await report.sum('Profit and loss')).toBe(20_000);
        expect((await report.net()).reduce((sum, each) => sum + each, 0)).toBe(20_000);
        // Without ids the match says which market it is.
        await player.moveTo('/reports?by=market');
        await soon(async () => (await report.net()).toSorted((one, other) => one - other)).toEqual([
          8_000, 12_000,
        ]);
        expect(await report.main.getByText('Commission', { exact: true }).count()).toBe(0);
        expect(await sticksOut(player)).toEqual([]);
        await watch.settled();
        await player.moveTo('/results');
        await player.page.getByText('This is not available on this site.').waitFor();
        expect(await player.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
        expect(await player.page.getByRole('main').getByRole('searchbox').count()).toBe(0);
        await watch.settled();
      },
    );

    step(
      '[F93] a match that the backend knows only from its bets is said to be so, in its place',
      async () => {
        await player.moveTo('/exchange/33101');
        await player.page.getByText(/^There is nothing to show for this match/).waitFor();
        await watch.settled();
      },
    );

    step('[NAV-01] every page stands and says in a sentence what is not offered', async () => {
      for (const route of forPlayers) {
        await player.moveTo(addressOf(route));
        await soon(() => player.page.title()).toBe(
          `${OWN_NAMES[route.id] ?? NAMES[`pages.${route.page}`] ?? ''} – Spec Games`,
        );
        await player.heading.waitFor();
        await watch.settled(addressOf(route));
      }
      expect(await watch.alarms(), 'alarms').toEqual([]);
    });

    step('[SPORT-07] a list of matches says that none come from here, and offers no retry', async () => {
      await player.moveTo('/spmsports/cricket');
      await player.page.getByText(/^No matches on this site yet/).waitFor();
      expect(await player.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    });

    step('[SES-02] signing out ends it, and it was asked for in the calls of the specification', async () => {
      await player.moveTo('/home');
      await player.heading.waitFor();
      await player.dismissToasts();
      await player.header.signOut();
      await player.header.logIn.waitFor();
      await watch.settled();
      const { world } = stage.backend;
      await soon(() => world.asked.filter(({ path }) => path === '/signout').length).toBe(1);
      expect(world.complaints).toEqual([]);
      expect([...new Set(world.unknown)].toSorted()).toEqual(
        [...BEYOND.anyway, ...(realMoney ? BEYOND.realMoney : [])].toSorted(),
      );
      expect(await watch.alarms(), 'alarms').toEqual([]);
    });
  },
);

describe('a backend written from the specification alone, without a lobby', () => {
  let stage: SpecStage;
  beforeAll(async () => {
    stage = await openSpecStage({ lobby: false });
  });
  afterAll(() => stage.close());

  it('[F93] [CASINO-03] [CASINO-04] what it does not have is said to be so: no promise, no control and no retry that cannot succeed', async () => {
    const player = await stage.arrive({ width: 'phone', before: SpecWatch.inPage });
    const watch = new SpecWatch(player.page);
    const person = newPlayer();
    const { page } = player;
    const main = page.getByRole('main');
    await player.open('/');
    await player.header.register.click();
    await player.auth.askForCode(person.mobile);
    await player.auth.verify(stage.backend.world.otp);
    await player.auth.fillDetails(person);
    await player.auth.press('Create account');
    await page.waitForURL('**/home');

    await player.moveTo('/casino/spribe/aviator');
    await player.game.begin();
    await page.getByRole('heading', { name: 'Aviator is not available here' }).waitFor();
    await page.getByRole('link', { name: 'See all games' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);

    await player.moveTo('/betby');
    await page.getByText('This is not available on this site.').waitFor();
    expect(await page.getByRole('link', { name: 'Go to our sports' }).getAttribute('href')).toBe(
      '/spmsports/live',
    );
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);

    await player.moveTo('/jetfair');
    await page.waitForURL('**/exchange/Cricket');

    for (const [path, promise] of [
      ['/referral', NAMES['referral.lead']],
      ['/bonus', NAMES['bonus.lead']],
    ] as const) {
      await player.moveTo(path);
      await main.getByText('This is not available on this site.').waitFor();
      expect(await main.getByText(promise ?? '').count(), path).toBe(0);
      expect(await main.getByRole('tab').count(), path).toBe(0);
    }

    await player.moveTo('/bank-details');
    await main.getByText('No account yet.').waitFor();
    expect(await main.getByRole('button', { name: /Add/ }).count()).toBe(0);
    expect(await watch.alarms(), 'alarms').toEqual([]);
    await player.context.close();
  });
});
