import type { BetOrder, BetsGateway } from '@/application/ports/gateways/BetsGateway';
import type { MarketsPage } from '@/application/ports/gateways/SportsGateway';
import type { Bet } from '@/domain/betting/Bet';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betKey, marketId } from '@/domain/shared/ids';
import type { MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { EVERY_KIND, MARKET_KINDS } from '@/domain/sports/marketKinds';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { OpenDoor } from './contractDoors';

/** Those that can be laid, too. */
export const BOTH_SIDES = EVERY_KIND.filter((kind) => MARKET_KINDS[kind].sides.includes('lay'));
/** Where a toss still can be bet on. */
const BEFORE_THE_MATCH: readonly MarketKind[] = ['toss'];

export const LINE = 40;
export const keyOf = (n: number) => betKey(n.toString(16).padStart(32, '0'));

export interface KindMarket {
  readonly match: MatchId;
  readonly market: Market;
  /** By what call it comes. */
  page(): Promise<MarketsPage>;
  order(n: number, changes?: Partial<BetOrder>): BetOrder;
}

/** A market of this kind that takes bets: first runner 1.90 to back and 1.95 to lay, a fancy at its line; it stands still and waits for nothing. */
export async function openKind({ http, sandbox }: OpenDoor, kind: MarketKind): Promise<KindMarket> {
  const { engine } = sandbox;
  const matches = await http.sports.matches({ sport: 'cricket', inPlay: !BEFORE_THE_MATCH.includes(kind) });
  for (const match of matches.ok ? matches.value : []) {
    const page = async (): Promise<MarketsPage> => {
      const call = kind === 'bookmaker' || kind === 'fancy' ? kind : 'match';
      const reply = await http.sports[call](match.id);
      if (!reply.ok) throw new Error(JSON.stringify(reply.error));
      return reply.value;
    };
    const isOpen = (each: Market): boolean =>
      each.kind === kind && each.result === null && each.status !== 'closed';
    const id = (await page()).markets.find(isOpen)?.id;
    if (id === undefined || match.matchOdds === null) continue;
    engine.market(match.matchOdds.id, { action: 'freeze' });
    engine.market(id, { action: 'freeze' });
    engine.market(id, { action: 'resume' });
    if (!BEFORE_THE_MATCH.includes(kind)) engine.market(id, { action: 'inPlay', delaySeconds: 0 });
    const runnerId = (await page()).markets.find((each) => each.id === id)?.runners[0]?.id ?? '';
    const line = kind === 'fancy' ? { line: LINE } : {};
    const moved = engine.market(id, { action: 'move', runnerId, odds: 1.9, layOdds: 1.95, ...line });
    if (!moved.ok) throw new Error(JSON.stringify(moved));
    const market = (await page()).markets.find((each) => each.id === id);
    if (market?.status !== 'open') throw new Error(`the ${kind} is ${market?.status}`);
    const order = (n: number, changes: Partial<BetOrder> = {}): BetOrder => ({
      key: keyOf(n),
      marketId: marketId(id),
      runnerId: market.runners[0]?.id as BetOrder['runnerId'],
      side: 'back',
      marketKind: kind,
      odds: odds(190),
      line: kind === 'fancy' ? LINE : null,
      stake: rupees(500),
      marketVersion: market.version,
      acceptOdds: 'better',
      ...changes,
    });
    return { match: match.id, market, page, order };
  }
  throw new Error(`no ${kind}`);
}

export async function placed(bets: BetsGateway, order: BetOrder): Promise<Bet> {
  const answer = await bets.place(order, 15_000);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
