import type { MatchId } from '@/domain/shared/ids';
import type { Match } from './Match';

/** What was matched on each match when this list first saw it: an order by it stays as it is while the list is read, and no price moves away under a finger. */
export class FirstMoney {
  readonly #seen = new Map<MatchId, number>();

  readonly of = ({ id, matchOdds }: Match): number => {
    const known = this.#seen.get(id);
    if (known !== undefined) return known;
    const money = matchOdds?.totalMatched ?? 0;
    this.#seen.set(id, money);
    return money;
  };
}
