import type { PageLife } from '@/application/ports/device/PageLife';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { Listeners } from '@/domain/shared/Listeners';

const EVERY_MS = 30 * 60_000;
/** The entry; what runs before it is `async` (scripts/lib/firstVisitOrder.mjs), and may well be the same in the next build. */
const SCRIPT = /<script type="module"(?![^>]* async)[^>]* src="([^"]+)"/;

export interface NewVersionParts {
  readonly pageLife: Pick<PageLife, 'visible' | 'onVisible'>;
  readonly scheduler: Scheduler;
  /** The page as the server has it now. */
  readonly fetchPage: () => Promise<string>;
  /** The script that this page was started by. */
  readonly running: string;
}

/** Notices that a newer build is on the server: asks when the page comes back to the front, and now and then. Tells once. */
export class NewVersion {
  readonly #listeners = new Listeners<() => void>();
  #found = false;
  #askedAt = 0;

  constructor(private readonly parts: NewVersionParts) {}

  /** Returns how to stop listening. A listener that comes late is called at once. */
  onFound(listener: () => void): () => void {
    if (this.#found) listener();
    return this.#listeners.add(listener);
  }

  /** Begins to look. Returns how to stop. */
  watch(): () => void {
    const { pageLife, scheduler } = this.parts;
    const stops = [
      pageLife.onVisible(() => void this.#ask()),
      scheduler.every(EVERY_MS, () => {
        if (pageLife.visible) void this.#ask();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  async #ask(): Promise<void> {
    if (this.#found) return;
    this.#askedAt += 1;
    const asked = this.#askedAt;
    let html: string;
    try {
      html = await this.parts.fetchPage();
    } catch {
      // No connection, no news.
      return;
    }
    const script = SCRIPT.exec(html)?.[1];
    if (asked !== this.#askedAt || script === undefined || this.parts.running.endsWith(script)) return;
    this.#found = true;
    this.#listeners.each((listener) => listener());
  }
}
