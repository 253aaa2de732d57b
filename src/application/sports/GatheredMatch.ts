import type { Message } from '@/domain/shared/Message';
import type { Market } from '@/domain/sports/Market';
import type { MatchSettings } from '@/domain/sports/MatchSettings';
import type { MarketsPage, MatchPage } from '../ports/gateways/SportsGateway';
import type { MatchPart, OpenMatch } from '../ports/state/MatchesState';

type Section = 'bookmaker' | 'fancy';
const SECTIONS: readonly Section[] = ['bookmaker', 'fancy'];

/** What has arrived of one match page so far. A part that fails keeps what it had. */
export class GatheredMatch {
  readonly #asked = new Map<Section, number>();
  readonly #sections = new Map<Section, MarketsPage>();
  readonly #failed = new Map<MatchPart, Message>();
  #main: MatchPage | null = null;
  #settings: MatchSettings | null = null;
  #open: OpenMatch | null = null;
  #news = false;

  /** null while the match itself is not known. */
  get open(): OpenMatch | null {
    if (this.#main === null) return null;
    this.#open ??= {
      match: this.#main.match,
      markets: this.#markets(this.#main),
      settings: this.#settings,
      failed: Object.fromEntries(this.#failed),
      waiting: SECTIONS.filter(
        (each) => this.#asked.has(each) && !this.#sections.has(each) && !this.#failed.has(each),
      ),
    };
    return this.#open;
  }

  /** Whether something arrived since it was last asked. */
  takeNews(): boolean {
    const news = this.#news;
    this.#news = false;
    return news;
  }

  asks(section: Section): number {
    const request = (this.#asked.get(section) ?? 0) + 1;
    this.#asked.set(section, request);
    return request;
  }

  isLatest(section: Section, request: number): boolean {
    return this.#asked.get(section) === request;
  }

  mainArrived(page: MatchPage): void {
    this.#main = page;
    this.#changed();
  }

  sectionArrived(section: Section, page: MarketsPage): void {
    this.#sections.set(section, page);
    this.#failed.delete(section);
    this.#changed();
  }

  settingsArrived(settings: MatchSettings): void {
    this.#settings = settings;
    this.#failed.delete('settings');
    this.#changed();
  }

  partFailed(part: MatchPart, message: Message): void {
    this.#failed.set(part, message);
    this.#changed();
  }

  #changed(): void {
    this.#open = null;
    this.#news = true;
  }

  /** Each market once, though a backend may tell of it in two calls: its own call wins. */
  #markets(main: MatchPage): readonly Market[] {
    const sections = SECTIONS.map((each) => this.#sections.get(each)?.markets ?? []);
    return [...new Map([main.markets, ...sections].flat().map((market) => [market.id, market])).values()];
  }
}
