import type { Bet } from '@/domain/betting/Bet';
import { mergeOpenBets } from '@/domain/betting/mergeOpenBets';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { ok, type Result } from '@/domain/shared/Result';
import type { Ports } from '../ports/Ports';
import type { BetUpdates } from './BetUpdates';
import { LatestRun } from './LatestRun';

const PAGE_SIZE = 100;
const MAX_PAGES = 10;

interface Listed {
  readonly bets: readonly Bet[];
  /** Rows that could not be read. */
  readonly unread: number;
}

/** The open bets as the server lists them (SPORT-06). What is pushed while the list is on its way is newer than the list. */
export class LoadOpenBets {
  readonly #latest = new LatestRun(() => this.#load());

  constructor(
    private readonly ports: Pick<Ports, 'betsGateway' | 'betting' | 'session' | 'scheduler'>,
    private readonly news: BetUpdates,
  ) {}

  load(): Promise<void> {
    return this.ports.session.signedIn ? this.#latest.run() : Promise.resolve();
  }

  /** After a change that says nothing of bets: once for all that happen within a moment. */
  soon(): void {
    this.#latest.soon(this.ports.scheduler);
  }

  /** The session is over: what is on its way is dropped. */
  forget(): void {
    this.#latest.forget();
  }

  async #load(): Promise<void> {
    const { epoch } = this.ports.session;
    const mark = this.news.mark();
    const listed = await this.#list(() => this.ports.session.epoch === epoch);
    if (this.ports.session.epoch !== epoch) return;
    if (listed.ok) {
      const { bets, unread } = listed.value;
      const merged = mergeOpenBets(bets, this.news.changedSince(mark));
      this.ports.betting.openBetsReplaced(merged, unread);
      this.news.listed(merged);
    } else if (listed.error.kind !== 'aborted')
      this.ports.betting.openBetsFailedWith(describeFailure(listed.error, 'bets.failed'));
  }

  async #list(wanted: () => boolean): Promise<Result<Listed, Failure>> {
    const bets: Bet[] = [];
    let unread = 0;
    for (let page = 0; page < MAX_PAGES; page++) {
      const reply = await this.ports.betsGateway.list({
        skip: page * PAGE_SIZE,
        pageSize: PAGE_SIZE,
        status: 'open',
      });
      if (!reply.ok) return reply;
      const listed = reply.value;
      bets.push(...listed.bets);
      unread += listed.unread ?? 0;
      const seen = listed.bets.length + (listed.unread ?? 0);
      if (seen === 0 || bets.length + unread >= listed.count || !wanted()) break;
    }
    return ok({ bets, unread });
  }
}
