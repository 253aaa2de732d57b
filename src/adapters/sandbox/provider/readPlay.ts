import { hundredthsIn, isRecord, oneOf, textIn, wholeIn } from '../wire/readInput';
import { TILES } from './mines';
import type { Game } from './Seat';
import { isWheelCall } from './wheel';
import type { WheelBet } from './wheel';

export type Play =
  | { readonly call: 'open' }
  | { readonly call: 'look' }
  | {
      readonly call: 'begin';
      readonly key: string;
      readonly client: string;
      readonly stake: number;
      readonly game: Game;
      /** The number of the round whose promise the page shows; null: it shows none. */
      readonly promised: number | null;
    }
  | { readonly call: 'open-tile'; readonly key: string; readonly tile: number }
  | { readonly call: 'stop'; readonly key: string }
  /** The page has shown how the round ended. */
  | { readonly call: 'shown'; readonly key: string };

/** Every field of the wheel's cloth at once. */
const MAX_BETS = 49;
const CALLS = ['open', 'look', 'begin', 'open-tile', 'stop', 'shown'] as const;

/** What a game's page asks for; null for anything that it cannot mean. Amounts come in rupees, as everywhere on the wire. */
export function readPlay(body: unknown): Play | null {
  const call = oneOf(textIn(body, 'call', 16), CALLS);
  if (call === 'open' || call === 'look') return { call };
  const key = textIn(body, 'key', 32);
  if (call === null || key === null || !/^[0-9a-f]{8,32}$/.test(key)) return null;
  if (call === 'stop' || call === 'shown') return { call, key };
  if (call === 'open-tile') {
    const tile = wholeIn(body, 'tile');
    return tile !== null && tile >= 0 && tile < TILES ? { call, key, tile } : null;
  }
  const client = textIn(body, 'client', 64);
  const game = gameIn(body);
  if (client === null || game === null) return null;
  const stake = game.table === 'wheel' ? sumOf(game.bets) : hundredthsIn(body, 'stake');
  const promised = wholeIn(body, 'nonce');
  return stake === null || stake <= 0 ? null : { call, key, client, stake, game, promised };
}

function gameIn(body: unknown): Game | null {
  switch (textIn(body, 'table', 8)) {
    case 'wheel': {
      const bets = betsIn(body);
      return bets === null ? null : { table: 'wheel', bets };
    }
    case 'mines': {
      const mines = wholeIn(body, 'mines');
      return mines !== null && mines >= 1 && mines < TILES ? { table: 'mines', mines, opened: [] } : null;
    }
    case 'crash': {
      const auto = isRecord(body) && body['auto'] !== null ? hundredthsIn(body, 'auto') : 0;
      if (auto === null || (auto !== 0 && (auto <= 100 || auto > 100_000))) return null;
      return { table: 'crash', auto: auto === 0 ? null : auto };
    }
    default:
      return null;
  }
}

function betsIn(body: unknown): readonly WheelBet[] | null {
  const list: unknown = isRecord(body) ? body['bets'] : null;
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_BETS) return null;
  const bets: WheelBet[] = [];
  for (const each of list as readonly unknown[]) {
    const on = textIn(each, 'on', 16);
    const stake = hundredthsIn(each, 'stake');
    if (on === null || !isWheelCall(on) || stake === null || stake <= 0) return null;
    bets.push({ on, stake });
  }
  return bets;
}

function sumOf(bets: readonly WheelBet[]): number {
  return bets.reduce((sum, { stake }) => sum + stake, 0);
}
