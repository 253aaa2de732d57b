import type { Market } from '../markets/Market';
import { offersOf } from '../markets/quotes';
import type { Side } from '../markets/quotes';

/** [level, price, size] as on the wire: decimal odds, rupees. A fancy's level also has its line. */
export type WireLevel = readonly [level: number, odds: number, size: number, line?: number];

export interface WireRunnerPrices {
  id: string;
  status?: string;
  back?: WireLevel[];
  lay?: WireLevel[];
  /** Decimal odds of the last match. */
  last?: number;
}

export interface WireMarketPrices {
  id: string;
  image?: true;
  version?: number;
  status?: string;
  statusLabel?: string;
  inPlay?: boolean;
  delaySeconds?: number;
  totalMatched?: number;
  result?: string | null;
  runners: WireRunnerPrices[];
}

type Facts = Omit<Required<WireMarketPrices>, 'id' | 'image' | 'runners'>;
const LEVELS = [0, 1, 2];
const SIDES: readonly Side[] = ['back', 'lay'];

function factsOf(market: Market): Facts {
  return {
    version: market.version,
    status: market.status,
    statusLabel: market.label,
    inPlay: market.inPlay,
    delaySeconds: market.delayMs / 1000,
    totalMatched: market.totalMatched / 100,
    result: market.settlement?.outcome ?? null,
  };
}

/** The whole market. */
export function imageOf(market: Market): WireMarketPrices {
  return {
    id: market.id,
    image: true,
    ...factsOf(market),
    runners: market.runners.map((runner) => ({
      id: runner.id,
      status: runner.status,
      back: levelsOf(market, runner, 'back'),
      lay: levelsOf(market, runner, 'lay'),
      ...(runner.last === undefined ? {} : { last: runner.last / 100 }),
    })),
  };
}

/** A market that is gone, so that nobody takes its last prices for living ones. */
export function tombstoneOf(id: string): WireMarketPrices {
  return { id, image: true, status: 'CLOSED', statusLabel: '', runners: [] };
}

function wireLevel(level: number, odds: number, size: number, line: number | null): WireLevel {
  return line === null ? [level, odds, size] : [level, odds, size, line];
}

/** A closed market offers nothing. */
function levelsOf(market: Market, runner: Market['runners'][number], side: Side): WireLevel[] {
  if (market.status === 'CLOSED') return [];
  return offersOf(market, runner, side).map(({ odds, size, line }, level) =>
    wireLevel(level, odds / 100, size / 100, line),
  );
}

/**
 * What viewers of one market have been told, and since which `seq` each part of it stands. From that a delta since
 * any earlier `seq` can be made: the journal that resuming needs, in the room of one image.
 */
export class MarketView {
  private readonly facts = new Map<string, { value: unknown; seq: number }>();
  private readonly cells = new Map<
    string,
    { odds: number; size: number; line: number | null; seq: number }
  >();
  private readonly statuses = new Map<string, { value: string; seq: number }>();
  private readonly lasts = new Map<string, { value: number; seq: number }>();
  /** `seq` of the latest change. */
  changedAt = 0;

  constructor(market: Market, seq: number) {
    this.update(market, seq);
  }

  /** Compares with what was told before; changes count from `seq`. False when nothing a viewer sees has changed. */
  update(market: Market, seq: number): boolean {
    let changed = false;
    for (const [name, value] of Object.entries(factsOf(market))) {
      if (this.facts.get(name)?.value === value && this.facts.has(name)) continue;
      this.facts.set(name, { value, seq });
      changed = true;
    }
    for (const runner of market.runners) {
      if (this.statuses.get(runner.id)?.value !== runner.status) {
        this.statuses.set(runner.id, { value: runner.status, seq });
        changed = true;
      }
      if (runner.last !== undefined && this.lasts.get(runner.id)?.value !== runner.last) {
        this.lasts.set(runner.id, { value: runner.last, seq });
        changed = true;
      }
      for (const side of SIDES) {
        const levels = levelsOf(market, runner, side);
        for (const level of LEVELS) {
          const key = `${runner.id} ${side} ${level}`;
          const sent = this.cells.get(key);
          const gone = wireLevel(level, sent?.odds ?? 1.01, 0, sent?.line ?? null);
          const [, odds, size, line = null] = levels[level] ?? gone;
          if (sent !== undefined && sent.odds === odds && sent.size === size && sent.line === line) continue;
          this.cells.set(key, { odds, size, line, seq });
          changed = true;
        }
      }
    }
    if (changed) this.changedAt = seq;
    return changed;
  }

  /** What changed after `since`, as things stand now. */
  deltaSince(market: Market, since: number): WireMarketPrices {
    const delta: WireMarketPrices & Record<string, unknown> = { id: market.id, runners: [] };
    for (const [name, fact] of this.facts) if (fact.seq > since) delta[name] = fact.value;
    for (const runner of market.runners) {
      const status = this.statuses.get(runner.id);
      const part: WireRunnerPrices = { id: runner.id };
      if (status !== undefined && status.seq > since) part.status = status.value;
      for (const side of SIDES) {
        const levels = this.levelsSince(runner.id, side, since);
        if (levels.length > 0) part[side] = levels;
      }
      const last = this.lasts.get(runner.id);
      if (last !== undefined && last.seq > since) part.last = last.value / 100;
      if (Object.keys(part).length > 1) delta.runners.push(part);
    }
    return delta;
  }

  private levelsSince(runnerId: string, side: Side, since: number): WireLevel[] {
    const levels: WireLevel[] = [];
    for (const level of LEVELS) {
      const cell = this.cells.get(`${runnerId} ${side} ${level}`);
      if (cell !== undefined && cell.seq > since)
        levels.push(wireLevel(level, cell.odds, cell.size, cell.line));
    }
    return levels;
  }
}
