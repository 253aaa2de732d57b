import { Router } from 'express';
import { bad, good } from './envelope';
import { isOpen, type SpecBet } from './SpecBet';
import type { SpecWorld } from './SpecWorld';

const DAY = 86_400_000;
const FILTERS = [
  'skip',
  'pagesize',
  'pageSize',
  'refmatchid',
  'startdate',
  'enddate',
  'markettype',
  'betstatus',
];

/** A day without a time is meant whole. */
const until = (text: string): number => Date.parse(text) + (text.length === 10 ? DAY - 1 : 0);

const madeAt = ({ createdAt }: SpecBet): number => {
  const number = Number(createdAt);
  if (Number.isNaN(number)) return Date.parse(String(createdAt));
  return number < 1e11 ? number * 1000 : number;
};

function isWanted(bet: SpecBet, query: Readonly<Record<string, string>>): boolean {
  const { refmatchid, startdate, enddate, markettype, betstatus } = query;
  if (refmatchid && String(bet.refMatchId) !== refmatchid) return false;
  if (startdate && madeAt(bet) < Date.parse(startdate)) return false;
  if (enddate && madeAt(bet) > until(enddate)) return false;
  if (markettype && bet.markettype !== markettype) return false;
  return !betstatus || isOpen(bet) === (betstatus === 'open');
}

/** The sports host: one call. */
export function sportsCalls(world: SpecWorld): Router {
  const calls = Router();
  calls.get('/bets', (request, response) => {
    const player = world.playerOf(request.headers['token'] ?? request.headers.authorization);
    if (player === undefined) {
      response.status(401).json(bad('Unauthorized action.'));
      return;
    }
    const query = Object.fromEntries(
      Object.entries(request.query).map(([name, value]) => [name, String(value)]),
    );
    const foreign = Object.keys(query).filter((name) => !FILTERS.includes(name));
    if (foreign.length > 0) world.complaints.push(`GET /bets carries ${foreign.join(', ')}`);
    const rows = player.bets.filter((bet) => isWanted(bet, query));
    const skip = Number(query['skip'] ?? 0);
    const bets = rows.slice(skip, skip + Number(query['pagesize'] ?? query['pageSize'] ?? 10));
    response.json(good(world.options.bets === 'list' ? bets : { bets, count: rows.length }));
  });
  return calls;
}
