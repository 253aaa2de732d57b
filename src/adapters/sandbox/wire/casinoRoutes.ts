import type { GameEntry } from '../engine/casino/GameEntry';
import type { EngineCore } from '../engine/EngineCore';
import type { PlayerRoute, Route } from './Caller';
import { textIn } from './readInput';
import { MALFORMED, refusal, success } from './reply';

/** By group, as CASINO-02 lists them; who belongs to several groups stands in each. */
export const games: Route = (core) => {
  const groups = new Map<string, unknown[]>();
  for (const game of core.games.all()) {
    const entry = wireGame(game);
    for (const group of game.groups) {
      const members = groups.get(group);
      if (members === undefined) groups.set(group, [entry]);
      else members.push(entry);
    }
  }
  const popularFirst = [...groups].toSorted(
    ([one], [other]) => Number(other === 'popular') - Number(one === 'popular'),
  );
  return success({ groups: popularFirst.map(([id, members]) => ({ id, games: members })) });
};

/** The lobby of the provider: opens the game for this player and tells where it is. */
export const launch: PlayerRoute = (core, userId, { request }) => {
  const provider = textIn(request.body, 'provider', 64);
  const code = textIn(request.body, 'code', 128);
  if (provider === null || code === null) return MALFORMED;
  const game = core.games.find(provider, code);
  if (game === null || game.plays === null)
    return refusal(404, 'This game is not on offer here.', 'GAME_NOT_OFFERED');
  const { token } = core.gameSessions.open(userId, provider, code);
  return success({ url: gameUrl(core, token, textIn(request.body, 'lang', 2)) });
};

/** Behind a `#`: it stays out of logs and out of what the game's page sends on. */
function gameUrl(core: EngineCore, token: string, language: string | null): string {
  const spoken = language !== null && /^[a-z]{2}$/.test(language) ? `lang=${language}&` : '';
  return `${core.gamesOrigin()}/play#${spoken}session=${token}`;
}

function wireGame(game: GameEntry): unknown {
  const { code, provider, name, href, quotes, features, addedAt, minStake } = game;
  return {
    href,
    code: /^\d+$/.test(code) ? Number(code) : code,
    casino: provider,
    provider,
    homeUrl: provider === 'kingmaker' ? '/kingmaker' : `/casino/${provider}`,
    imgUrl: '',
    alt: name,
    name,
    quotes,
    cover: { src: '', alt: name },
    features,
    addedAt: new Date(addedAt).toISOString(),
    minStake: minStake === null ? null : minStake / 100,
    ...(isTable(game) && minStake !== null ? { table: { min: minStake / 100 } } : {}),
  };
}

/** Open day and night. The sandbox has no dealers to name and no crowd to count: it says nothing of them. */
function isTable({ groups, provider }: GameEntry): boolean {
  return provider !== 'spribe' && groups.some((group) => TABLES.includes(group));
}

const TABLES = [
  'roulette',
  'andarbahar',
  'teenpatti',
  'baccarat',
  'lucky7',
  'dice',
  'cards32',
  'blackjack',
  'gameshows',
  'cards',
];
