import type { Cancellation } from '@/application/ports/device/Cancellation';
import type {
  MarketsPage,
  MatchFilter,
  MatchPage,
  SportsGateway,
} from '@/application/ports/gateways/SportsGateway';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import type { MatchSettings } from '@/domain/sports/MatchSettings';
import { someSettings } from '@tests/support/mothers/sports';
import { pausable } from '@tests/support/pausable';

const NONE: MarketsPage = { markets: [], prices: [] };

/** Answers what the test put in; remembers the questions and which of them were given up. */
export class FakeSportsGateway implements SportsGateway {
  readonly gate = pausable();
  readonly listCalls: MatchFilter[] = [];
  readonly matchCalls: MatchId[] = [];
  readonly pages = new Map<MatchId, MatchPage>();
  readonly bookmakerCalls: MatchId[] = [];
  readonly fancyCalls: MatchId[] = [];
  readonly settingsCalls: MatchId[] = [];
  readonly bookmakers = new Map<MatchId, MarketsPage>();
  readonly fancies = new Map<MatchId, MarketsPage>();
  readonly settingsOf = new Map<MatchId, MatchSettings>();
  list: readonly Match[] = [];
  /** Of every call. */
  failure: Failure | null = null;
  bookmakerFailure: Failure | null = null;
  fancyFailure: Failure | null = null;
  settingsFailure: Failure | null = null;
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

  async bookmaker(id: MatchId, cancellation?: Cancellation): Promise<Result<MarketsPage, Failure>> {
    this.bookmakerCalls.push(id);
    return this.#reply(() => this.bookmakers.get(id) ?? NONE, cancellation, this.bookmakerFailure);
  }

  async fancy(id: MatchId, cancellation?: Cancellation): Promise<Result<MarketsPage, Failure>> {
    this.fancyCalls.push(id);
    return this.#reply(() => this.fancies.get(id) ?? NONE, cancellation, this.fancyFailure);
  }

  async settings(id: MatchId, cancellation?: Cancellation): Promise<Result<MatchSettings, Failure>> {
    this.settingsCalls.push(id);
    return this.#reply(() => this.settingsOf.get(id) ?? someSettings(id), cancellation, this.settingsFailure);
  }

  async #reply<T>(
    value: () => T | undefined,
    cancellation: Cancellation | undefined,
    own: Failure | null = null,
  ): Promise<Result<T, Failure>> {
    const failure = this.failure ?? own;
    cancellation?.onCancel(() => (this.givenUp += 1));
    await this.gate.pass();
    if (cancellation?.cancelled === true) return fail({ kind: 'aborted', sent: true });
    if (failure !== null) return fail(failure);
    const found = value();
    return found === undefined ? fail({ kind: 'refused', sent: true, code: 'MATCH_UNKNOWN' }) : ok(found);
  }
}
