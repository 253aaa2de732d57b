import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { say, type Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Cancellation } from '../ports/device/Cancellation';
import type { MarketFeed } from '../ports/feeds/MarketFeed';
import type { MarketsPage } from '../ports/gateways/SportsGateway';
import type { Ports } from '../ports/Ports';
import { GatheredMatch } from './GatheredMatch';
import type { MarketDirectory } from './MarketDirectory';
import { REFRESH_MS } from './MatchLists';
import { Refresh } from './Refresh';

/** Tells who watches a match which markets it has now. */
export type PageListener = (page: { readonly markets: readonly Market[] }) => void;

/** However many sessions open at once, the lists are asked for again once. */
const COALESCE_MS = 300;

type Section = 'bookmaker' | 'fancy';

/**
 * Match pages that somebody looks at (SPORT-04). Their parts are asked for side by side (SPORT-07): each is shown when it arrives, and one that
 * fails takes nothing with it but itself.
 */
export class OpenMatches {
  readonly #refresh: Refresh<MatchId>;
  readonly #listeners = new Map<MatchId, Set<PageListener>>();
  readonly #gathered = new Map<MatchId, GatheredMatch>();
  /** Lists that are about to be asked for again; each value calls it off. */
  readonly #due = new Map<MatchId, () => void>();
  #stopListening: (() => void) | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'sportsGateway' | 'matches' | 'clock' | 'scheduler' | 'pageLife'>,
    private readonly directory: MarketDirectory,
    private readonly feed: Pick<MarketFeed, 'listen'>,
  ) {
    this.#refresh = new Refresh((id, cancellation) => this.#load(id, cancellation), REFRESH_MS, ports);
  }

  watch(id: MatchId, listener: PageListener): () => void {
    this.#stopListening ??= this.feed.listen({ marketsChanged: (match) => this.#changed(match) });
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    const known = this.#gathered.get(id)?.open;
    if (known !== null && known !== undefined) listener(known);
    const release = this.#refresh.watch(id);
    return () => {
      listeners.delete(listener);
      release();
      void Promise.resolve().then(() => this.#forgetIfLeft(id));
    };
  }

  reload(id: MatchId): Promise<void> {
    return this.#refresh.now(id);
  }

  /** Not at once: a remount finds its page still there. */
  #forgetIfLeft(id: MatchId): void {
    if (this.#listeners.get(id)?.size !== 0) return;
    this.#listeners.delete(id);
    this.#gathered.delete(id);
    this.#due.get(id)?.();
    this.#due.delete(id);
    this.directory.closed(id);
    if (this.#listeners.size > 0) return;
    this.#stopListening?.();
    this.#stopListening = null;
  }

  #changed(id: MatchId): void {
    if (!this.#listeners.has(id) || this.#due.has(id)) return;
    const reload = (): void => {
      this.#due.delete(id);
      const gathered = this.#gatheredOf(id);
      // A page that was left by the time of the answer is not told.
      const left = { cancelled: false, onCancel: () => undefined };
      for (const section of ['bookmaker', 'fancy'] as const)
        void this.#section(id, gathered, section, left).then(() => this.#show(id, gathered));
    };
    this.#due.set(id, this.ports.scheduler.after(COALESCE_MS, reload));
  }

  async #load(id: MatchId, cancellation: Cancellation): Promise<void> {
    const gathered = this.#gatheredOf(id);
    // Of a page that exists already the parts are shown together: one repaint, not four.
    const first = gathered.open === null;
    const shown = (part: Promise<void>) => (first ? part.then(() => this.#show(id, gathered)) : part);
    await Promise.all([
      shown(this.#main(id, gathered, cancellation)),
      shown(this.#section(id, gathered, 'bookmaker', cancellation)),
      shown(this.#section(id, gathered, 'fancy', cancellation)),
      shown(this.#settings(id, gathered, cancellation)),
    ]);
    if (!first && !cancellation.cancelled) this.#show(id, gathered);
  }

  #gatheredOf(id: MatchId): GatheredMatch {
    const gathered = this.#gathered.get(id) ?? new GatheredMatch();
    // A page that nobody watches is loaded, but not kept.
    if (this.#listeners.has(id)) this.#gathered.set(id, gathered);
    return gathered;
  }

  async #main(id: MatchId, gathered: GatheredMatch, cancellation: Cancellation): Promise<void> {
    const reply = await this.ports.sportsGateway.match(id, cancellation);
    if (cancellation.cancelled) return;
    if (reply.ok) gathered.mainArrived(reply.value);
    else this.ports.matches.matchFailed(id, wordsFor(reply.error));
  }

  async #section(
    id: MatchId,
    gathered: GatheredMatch,
    section: Section,
    cancellation: Cancellation,
  ): Promise<void> {
    const request = gathered.asks(section);
    const reply: Result<MarketsPage, Failure> = await this.ports.sportsGateway[section](id, cancellation);
    // An answer that was overtaken by a later question says nothing any more.
    if (cancellation.cancelled || !gathered.isLatest(section, request)) return;
    if (reply.ok) gathered.sectionArrived(section, reply.value);
    else gathered.partFailed(section, describeFailure(reply.error, 'matches.failed'));
  }

  async #settings(id: MatchId, gathered: GatheredMatch, cancellation: Cancellation): Promise<void> {
    const reply = await this.ports.sportsGateway.settings(id, cancellation);
    if (cancellation.cancelled) return;
    if (reply.ok) gathered.settingsArrived(reply.value);
    else gathered.partFailed('settings', describeFailure(reply.error, 'matches.failed'));
  }

  #show(id: MatchId, gathered: GatheredMatch): void {
    const { open } = gathered;
    if (open === null || !gathered.takeNews()) return;
    const listeners = this.#listeners.get(id);
    // Asked again by hand while nobody watches, or left meanwhile: only the first is still of use.
    if (listeners !== undefined && this.#gathered.get(id) !== gathered) return;
    this.directory.learned(open.markets);
    if (listeners !== undefined) this.directory.opened(id);
    this.ports.matches.matchArrived(id, open);
    for (const listener of listeners ?? []) listener(open);
  }
}

function wordsFor(failure: Failure): Message {
  if (failure.kind === 'refused' && failure.code === 'MATCH_UNKNOWN') return say('sports.matchNotFound');
  if (failure.kind === 'notOffered') return say('sports.matchAbsent');
  return describeFailure(failure, 'matches.failed');
}
