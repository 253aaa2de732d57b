import { expect } from 'vitest';
import { soon } from '@tests/support/journeys/soon';
import { wayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

wayOn(
  'phone',
  'a bet that stays when its match goes in-play',
  ({ width, step, player, world, isInOrder }) => {
    let match: StillMatch;
    const choice = () => player().slip.slip.getByRole('checkbox', { name: /^Keep what is unmatched/ });
    const settings = async (look: () => Promise<void>): Promise<void> => {
      if (width === 'laptop') return look();
      await player().slip.settings.click();
      await look();
      await player().slip.slip.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    };
    const betThatWaits = async (stake: string, keep: boolean): Promise<void> => {
      await player().backHome(match, stake);
      await player().slip.press('Odds up one step');
      await soon(() => player().slip.oddsText()).toBe('2.02');
      if (keep) await settings(() => choice().check());
      await player().slip.placeAtOnce();
    };

    step(
      '[SPORT-05] the choice is there before the match, where the market says so, and the button says it',
      async () => {
        match = await world().stillMatch({ overs: 20, begun: false });
        await player().backHome(match, '300');
        await settings(() => choice().check());
        await soon(() => player().slip.place.innerText()).toContain('stays in-play');
        await settings(() => choice().uncheck());
        await player().slip.press('Cancel');
        await betThatWaits('300', true);
        await betThatWaits('200', false);
        if (width === 'phone') await player().slip.bar.click();
        await player().slip.openBets(2).click();
        await soon(() => player().slip.says('Stays when the match goes in-play').count()).toBe(1);
      },
    );

    isInOrder('the open bets');

    step('[SPORT-05] [P12] [P18] the match begins: the other one lapses, this one waits on', async () => {
      await world().market(match.marketId, { action: 'inPlay', delaySeconds: 0 });
      await soon(() => player().header.exposureText()).toBe('Exp: -300');
      await player().slip.openBets(1).waitFor();
      const { ledgerSum, users } = await world().audit();
      expect([ledgerSum, users.map(({ hold, exposure }) => hold - exposure)]).toEqual([0, [0]]);
    });

    step('[SPORT-05] in play it is taken at its own odds, and the choice is gone', async () => {
      await world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2.1 });
      await player().sawToast('Bet matched');
      await player().backHome(match, '100');
      await settings(async () => expect(await choice().count()).toBe(0));
    });
  },
);
