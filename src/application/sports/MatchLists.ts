import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say, type Message } from '@/domain/shared/Message';
import type { Cancellation } from '../ports/device/Cancellation';
import type { MatchListName } from '../ports/state/MatchesState';
import type { Ports } from '../ports/Ports';
import type { MarketDirectory } from './MarketDirectory';
import { matchFilterOf } from './matchFilterOf';
import { Refresh } from './Refresh';
import { showListPrices } from './showListPrices';

export const REFRESH_MS = 15_000;

/** The lists of matches (SPORT-04). Public: they outlive a session. */
export class MatchLists {
  readonly #refresh: Refresh<MatchListName>;

  constructor(
    private readonly ports: Pick<
      Ports,
      'sportsGateway' | 'matches' | 'board' | 'clock' | 'scheduler' | 'pageLife'
    >,
    private readonly directory: MarketDirectory,
  ) {
    this.#refresh = new Refresh((name, cancellation) => this.#load(name, cancellation), REFRESH_MS, ports);
  }

  watch(name: MatchListName): () => void {
    return this.#refresh.watch(name);
  }

  reload(name: MatchListName): Promise<void> {
    return this.#refresh.now(name);
  }

  async #load(name: MatchListName, cancellation: Cancellation): Promise<void> {
    const reply = await this.ports.sportsGateway.matches(matchFilterOf(name), cancellation);
    if (cancellation.cancelled) return;
    if (!reply.ok) {
      this.ports.matches.listFailed(name, wordsFor(reply.error));
      return;
    }
    this.directory.listed(name, reply.value);
    showListPrices(reply.value, this.ports.board);
    this.ports.matches.listArrived(name, reply.value);
  }
}

function wordsFor(failure: Failure): Message {
  // SPORT-07 is a name in the specification and no more: a backend may have no matches at all.
  if (failure.kind === 'notOffered') return say('matches.notOffered');
  return describeFailure(failure, 'matches.failed');
}
