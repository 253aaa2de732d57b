import type { Market, Runner } from '../markets/Market';
import type { Match } from './Match';

/** Rows of things that all have the same fields: the names are written once. */
interface Table {
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export interface PackedMatches {
  readonly matches: readonly Omit<Match, 'markets'>[];
  readonly markets: Table;
  readonly runners: Table;
}

function pack(things: readonly object[]): Table {
  return { names: Object.keys(things[0] ?? {}), rows: things.map((thing) => Object.values(thing)) };
}

function unpack({ names, rows }: Table): unknown[] {
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
}

/** Markets make up most of a snapshot, and most of a market are the names of its fields. */
export function packMatches(all: readonly Match[]): PackedMatches {
  const markets = all.flatMap((match) => match.markets);
  return {
    matches: all.map(({ markets: _, ...match }) => match),
    markets: pack(markets.map(({ runners, ...market }) => ({ ...market, runners: runners.length }))),
    runners: pack(markets.flatMap((market) => market.runners)),
  };
}

/** What `packMatches` made: never anything else, the snapshot's sum has been checked. */
export function unpackMatches(packed: PackedMatches): readonly Match[] {
  const runners = unpack(packed.runners) as Runner[];
  const markets = (unpack(packed.markets) as (Omit<Market, 'runners'> & { runners: number })[]).map(
    (market): Market => ({ ...market, runners: runners.splice(0, market.runners) }),
  );
  return packed.matches.map((match) => ({
    ...match,
    markets: markets.filter((market) => market.matchId === match.id),
  }));
}
