/** An answer that was asked for before the app's own scripts had come: see `public/early.js`. `at` is on the page's own clock, milliseconds. */
interface PrefetchedReply {
  readonly at: number;
  readonly reply: Promise<Response>;
}

declare global {
  // oxlint-disable-next-line no-var, vars-on-top -- only `var` declares a property of the global object
  var prefetchedReplies: Map<string, PrefetchedReply> | undefined;
}

/** An answer that waited longer than a list is shown without being asked for again is asked for again. */
const OLDEST_MS = 15_000;

/** What was asked for ahead, each to be taken once: a second question is a question of its own. */
export class PrefetchedReplies {
  constructor(
    private readonly replies: Map<string, PrefetchedReply> | undefined,
    private readonly now: () => number,
  ) {}

  /** null: it was not asked for ahead, somebody has it already, or it is too old. */
  take(url: string): Promise<Response> | null {
    const ahead = this.replies?.get(url);
    this.replies?.delete(url);
    return ahead !== undefined && this.now() - ahead.at <= OLDEST_MS ? ahead.reply : null;
  }
}
