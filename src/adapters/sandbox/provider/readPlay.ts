import { field, oneOf, textIn, wholeIn } from '../wire/readInput';
import type { Move } from './kinds/Kind';
import { isTable, kindOf } from './kinds/kinds';
import type { Bead, Game } from './Seat';

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
      /** How the round before was written into the row of results; null: there was none, or its page does not say. */
      readonly bead: Bead | null;
    }
  | { readonly call: 'move'; readonly key: string; readonly move: Move }
  /** The page has shown how the round ended. */
  | { readonly call: 'shown'; readonly key: string };

const MOVES = ['open-tile', 'guess', 'stop', 'hit', 'stand', 'double'] as const;
const CALLS = ['open', 'look', 'begin', 'shown', ...MOVES] as const;
const GUESSES = ['higher', 'lower', 'skip'] as const;

/** More than any field has; each kind knows its own. */
const MAX_TILES = 64;
const MAX_SEEN = 32;

/** What a game's page asks for; null for anything that it cannot mean. Amounts come in rupees, as everywhere on the wire. */
export function readPlay(body: unknown): Play | null {
  const call = oneOf(textIn(body, 'call', 16), CALLS);
  if (call === 'open' || call === 'look') return { call };
  const key = textIn(body, 'key', 32);
  if (call === null || key === null || !/^[0-9a-f]{8,32}$/.test(key)) return null;
  if (call === 'shown') return { call, key };
  if (call === 'begin') return beginIn(body, key);
  const move = moveIn(call, body);
  return move === null ? null : { call: 'move', key, move };
}

function moveIn(call: Move['call'], body: unknown): Move | null {
  switch (call) {
    case 'stop': {
      const bet = wholeIn(body, 'bet');
      return bet !== null && (bet < 0 || bet > 1) ? null : { call, bet };
    }
    case 'open-tile': {
      const tile = wholeIn(body, 'tile');
      return tile !== null && tile >= 0 && tile < MAX_TILES ? { call, tile } : null;
    }
    case 'hit':
    case 'stand':
    case 'double': {
      const at = wholeIn(body, 'at');
      return at !== null && at >= 0 && at < MAX_SEEN ? { call, at } : null;
    }
    case 'guess': {
      const guess = oneOf(textIn(body, 'guess', 8), GUESSES);
      return guess === null ? null : { call, guess, at: wholeIn(body, 'at') };
    }
  }
}

/** What is not short is left out: it could not have stood in the row. */
function beadIn(bead: unknown): Bead | null {
  const [key, text, tone] = [textIn(bead, 'key', 32), textIn(bead, 'text', 10), textIn(bead, 'tone', 8)];
  return key === null || text === null || tone === null ? null : { key, text, tone };
}

function beginIn(body: unknown, key: string): Play | null {
  const [client, table] = [textIn(body, 'client', 64), textIn(body, 'table', 16)];
  const begun = isTable(table) ? kindOf(table).read(body) : null;
  if (client === null || begun === null || begun.stake <= 0) return null;
  return {
    call: 'begin',
    key,
    client,
    ...begun,
    promised: wholeIn(body, 'nonce'),
    bead: beadIn(field(body, 'before')),
  };
}
