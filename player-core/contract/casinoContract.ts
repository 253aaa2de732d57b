import { launchOfGame } from '@/domain/casino/LaunchTarget';
import { answered, claim, notOffered, notTried, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { nothingDropped } from './nothingDropped';
import type { OpenBackend } from './openContractWorld';

/** The list of games, and opening one. */
export function casinoContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('casino', open, [
    {
      title: 'the games that are listed can all be shown',
      about: 'CASINO-02; docs/wire.md 4.4',
      capability: 'casinoCatalogue',
      walk: async (world) => {
        const gateway = world.whole.casinoGateway ?? notOffered('a list of games');
        const games = answered(await world.after(gateway.catalogue()), 'the list of games');
        claim(games.length > 0, 'no game is listed');
        nothingDropped(world);
      },
    },
    {
      title: 'a game of the list is opened at an address that may be framed',
      about: 'CASINO-03; docs/wire.md 4.4',
      needs: ['reads', 'logsIn'],
      walk: async (world) => {
        const gateway = world.whole.casinoGateway ?? notOffered('opening a game');
        await world.logIn();
        const [game] = answered(await world.after(gateway.catalogue()), 'the list of games');
        if (game === undefined) notTried('no game is listed');
        const target = launchOfGame(game, null);
        const url = answered(await world.after(gateway.launch(target)), 'opening a game');
        claim(/^https?:\/\//i.test(url) && URL.canParse(url), `the address is none: ${url.slice(0, 80)}`);
        const { origin } = new URL(url);
        if (!world.config.gameHosts.includes(origin))
          world.advise(
            `the game is at ${origin}, which "gameHosts" of config.json does not name: it is not shown`,
          );
      },
    },
  ]);
}
