import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { soon } from '@tests/support/journeys/soon';
import type { Session, StillMatch } from '@tests/support/journeys/World';

/** One match, bet on in each way that there is. Its markets stand still, so that every figure is known beforehand. */
wayOn(
  'phone',
  'bets on match odds, with the bookmaker, on runs and on the winner',
  ({ width, step, player, world, isInOrder }) => {
    let match: StillMatch;
    let innings: Session;
    let home: string;
    let away: string;
    let runs: string;

    /** On a phone the slip lies over the prices. */
    const pastTheSlip = async <T>(look: () => Promise<T>): Promise<T> => {
      if (width === 'phone') await player().slip.press('Hide the bet slip');
      const seen = await look();
      if (width === 'phone') await player().slip.bar.click();
      return seen;
    };
    const exposureIs = (text: string) => soon(() => player().header.exposureText()).toBe(text);
    const figuresOf = (market: 'odds' | 'bookmaker', runner: string) =>
      player().match[market].figures(runner);

    step('[SPORT-04] a match in play shows its markets, each with its own kind of price', async () => {
      match = await world().stillMatch({ delaySeconds: 0 });
      await world().market(match.marketId, {
        action: 'move',
        runnerId: match.homeId,
        odds: 2,
        layOdds: 2.02,
      });
      await world().stillBookmaker(match, 85, 87);
      innings = await world().innings(match);
      await innings.quote(40, 90, 110);
      await player().toMatch(match.path);
      [home, away] = await player().match.sides();
      await soon(() => player().match.back(home).innerText()).toMatch(/^2\.00\s/);
      await soon(() => player().match.odds.lay(home).innerText()).toMatch(/^2\.02\s/);
      await soon(() => player().match.bookmaker.back(home).innerText()).toMatch(/^85\s/);
      await soon(() => player().match.bookmaker.lay(home).innerText()).toMatch(/^87\s/);
      runs = await player().match.fancy.nameOf(/^Innings runs /);
      await soon(() => player().match.fancy.yes(runs).innerText()).toMatch(/^40\s+90$/);
      await soon(() => player().match.fancy.no(runs).innerText()).toMatch(/^40\s+110$/);
    });

    step('[SPORT-05] [P10] match odds, a back: the projection is what the bet then comes to', async () => {
      await player().match.back(home).click();
      await player().slip.stake.fill('500');
      await soon(() => player().slip.figures()).toEqual(['₹500.00', '₹500.00']);
      await pastTheSlip(async () => {
        await soon(() => figuresOf('odds', home)).toEqual({ now: '₹0.00', withThisBet: '+₹500.00' });
        await soon(() => figuresOf('odds', away)).toEqual({ now: '₹0.00', withThisBet: '-₹500.00' });
      });
      expect(await player().slip.placeAtOnce()).toContain('₹500 at 2.00');
      await soon(() => figuresOf('odds', home)).toEqual({ now: '+₹500.00', withThisBet: null });
      await soon(() => figuresOf('odds', away)).toEqual({ now: '-₹500.00', withThisBet: null });
      await exposureIs('Exp: -500');
      await soon(() => player().header.balance()).toBe('9,500.00 INR');
    });

    step('[SPORT-05] [P10] match odds, a lay of the same side lowers the risk', async () => {
      await player().match.odds.lay(home).click();
      await player().slip.stake.fill('300');
      await soon(() => player().slip.figures()).toEqual(['₹300.00', '₹306.00']);
      await pastTheSlip(async () => {
        await soon(() => figuresOf('odds', home)).toEqual({ now: '+₹500.00', withThisBet: '+₹194.00' });
        await soon(() => figuresOf('odds', away)).toEqual({ now: '-₹500.00', withThisBet: '-₹200.00' });
      });
      expect(await player().slip.placeAtOnce()).toContain('₹300 at 2.02');
      await soon(() => figuresOf('odds', home)).toEqual({ now: '+₹194.00', withThisBet: null });
      await exposureIs('Exp: -200');
      await soon(() => player().header.balance()).toBe('9,800.00 INR');
    });

    step('[SPORT-05] [P10] the bookmaker: a rate per 100, and it cannot be stepped', async () => {
      await player().match.bookmaker.back(away).waitFor();
      await player().match.bookmaker.back(home).click();
      await player().slip.says('Rate').first().waitFor();
      expect(await player().slip.odds.count()).toBe(0);
      await player().slip.stake.fill('400');
      await soon(() => player().slip.figures()).toEqual(['₹340.00', '₹400.00']);
      await pastTheSlip(async () => {
        await soon(() => figuresOf('bookmaker', home)).toEqual({ now: '₹0.00', withThisBet: '+₹340.00' });
        await soon(() => figuresOf('bookmaker', away)).toEqual({ now: '₹0.00', withThisBet: '-₹400.00' });
      });
      expect(await player().slip.placeAtOnce()).toContain('₹400 at 85.');
      await soon(() => figuresOf('bookmaker', home)).toEqual({ now: '+₹340.00', withThisBet: null });
      await exposureIs('Exp: -600');
    });

    step('[SPORT-05] [P09] a fancy, Yes: the slip says in a sentence when it wins', async () => {
      expect(await player().match.fancy.bookButton(runs).count()).toBe(0);
      await player().match.fancy.yes(runs).click();
      await player().slip.says(`Wins at 40 or more: ${runs}`).waitFor();
      await player().slip.stake.fill('300');
      await soon(() => player().slip.figures()).toEqual(['₹270.00', '₹300.00']);
      expect(await player().slip.placeAtOnce()).toContain('₹300 at 40 / 90.');
      await exposureIs('Exp: -900');
    });

    step('[SPORT-05] [P09] No at a higher line: the book tells every number of runs', async () => {
      await innings.quote(46, 80, 100);
      await soon(() => player().match.fancy.no(runs).innerText()).toMatch(/^46\s+100$/);
      await player().match.fancy.no(runs).click();
      await player().slip.says(`Wins below 46: ${runs}`).waitFor();
      await player().slip.stake.fill('300');
      await soon(() => player().slip.figures()).toEqual(['₹300.00', '₹300.00']);
      expect(await player().slip.placeAtOnce()).toContain('₹300 at 46 / 100.');
      await player().match.fancy.bookButton(runs).click();
      await soon(() => player().match.fancy.bookRows()).toEqual([
        ['0 to 39', '₹0.00'],
        ['40 to 45', '+₹570.00'],
        ['46 or more', '-₹30.00'],
      ]);
    });

    isInOrder('the open book');

    step(
      '[HDR-08] [P12] the header shows the worst of every market, and the engine holds as much',
      async () => {
        await player().page.keyboard.press('Escape');
        // 200 on match odds, 400 with the bookmaker, 30 on the runs.
        await exposureIs('Exp: -630');
        await soon(() => player().header.balance()).toBe('9,370.00 INR');
        const { users } = await world().audit();
        expect(users.map(({ hold, exposure }) => [hold, exposure])).toEqual([[63_000, 63_000]]);
      },
    );

    step('[SPORT-04] [P09] who wins, at odds of the house: to back only', async () => {
      const long = await world().stillMatch({ delaySeconds: 0, overs: 20 });
      await world().stillWinner(long, 1.85);
      await player().moveTo(`${long.path}?tab=others`);
      const { winner } = player().match;
      await soon(() => player().match.sides()).not.toEqual([home, away]);
      const [side, other] = await player().match.sides();
      await soon(() => winner.back(side).innerText()).toMatch(/^1\.85\s/);
      expect(await winner.lay(side).count()).toBe(0);
      expect(await winner.cashOut.count()).toBe(0);
      await winner.back(side).click();
      await player().slip.stake.fill('200');
      await soon(() => player().slip.figures()).toEqual(['₹170.00', '₹200.00']);
      expect(await player().slip.placeAtOnce()).toContain('₹200 at 1.85');
      await soon(() => winner.figures(side)).toEqual({ now: '+₹170.00', withThisBet: null });
      await soon(() => winner.figures(other)).toEqual({ now: '-₹200.00', withThisBet: null });
      await exposureIs('Exp: -830');
    });
  },
);
