import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { MatchFilter, MatchPage, SportsGateway } from '@/application/ports/gateways/SportsGateway';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import { pausable } from '@tests/support/pausable';

/** Answers what the test put in; remembers the questions and which of them were given up. */
export class FakeSportsGateway implements SportsGateway {
  readonly gate = pausable();
  readonly listCalls: MatchFilter[] = [];
  readonly matchCalls: MatchId[] = [];
  readonly pages = new Map<MatchId, MatchPage>();
  list: readonly Match[] = [];
  failure: Failure | null = null;
  givenUp = 0;

  async matches(
    filter: MatchFilter,
    cancellation?: Cancellation,
  ): Promise<Result<readonly Match[], Failure>> {
    this.listCalls.push(filter);
    return this.#reply(() => this.list, cancellation);
  }

  async match(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchPage, Failure>> {
    this.matchCalls.push(id);
    const page = this.pages.get(id);
    return this.#reply(() => page, cancellation);
  }

  async #reply<T>(value: () => T | undefined, cancellation?: Cancellation): Promise<Result<T, Failure>> {
    const failure = this.failure;
    cancellation?.onCancel(() => (this.givenUp += 1));
    await this.gate.pass();
    if (cancellation?.cancelled === true) return fail({ kind: 'aborted', sent: true });
    if (failure !== null) return fail(failure);
    const found = value();
    return found === undefined ? fail({ kind: 'refused', sent: true, code: 'MATCH_UNKNOWN' }) : ok(found);
  }
}
