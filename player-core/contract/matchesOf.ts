import type { Match } from '@/domain/sports/Match';
import { answered } from './ContractCase';
import type { ContractWorld } from './openContractWorld';

/** What is listed, those first on which bets can be placed without a delay. */
export async function matchesOf({ first, after }: ContractWorld): Promise<readonly Match[]> {
  const all = answered(await after(first.sportsGateway.matches({})), 'the list of matches');
  return all.toSorted(
    (one, other) => Number(other.status === 'upcoming') - Number(one.status === 'upcoming'),
  );
}
