import { catalogueOf } from '@/domain/casino/Catalogue';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { gameKey } from '@/domain/casino/Game';
import type { Game } from '@/domain/casino/Game';
import type { LiveTable } from '@/domain/casino/LiveTable';
import { categoryOf } from '@/domain/casino/groups';

export function aGame(changes: Partial<Game> = {}): Game {
  const { provider = 'spribe', code = 'aviator', groups = ['spribe', 'instant'] } = changes;
  return {
    key: gameKey(provider, code),
    code,
    provider,
    casino: provider,
    href: `/casino/${provider}/${code}`,
    homeUrl: null,
    imgUrl: null,
    alt: '',
    name: 'Aviator',
    quotes: '',
    cover: { src: null, alt: '' },
    category: categoryOf(groups),
    groups,
    features: [],
    addedAt: null,
    minStake: null,
    table: null,
    ...changes,
  };
}

export function aCatalogue(...games: readonly Partial<Game>[]): Catalogue {
  return catalogueOf(games.map(aGame));
}

export function aTable(changes: Partial<LiveTable> = {}): LiveTable {
  return { dealer: null, players: null, results: [], min: null, max: null, ...changes };
}
