import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';
import { say } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import { ok, type Result } from '@/domain/shared/Result';
import type { BetKey, MarketId } from '@/domain/shared/ids';
import type { Notify } from '../notices/Notify';
import type { AllPorts } from '../ports/LaterPorts';
import type { AskByKey } from '../shared/AskByKey';
import { SUBMISSIONS } from '../shared/submissions';
import { AutoCashOutNews } from './AutoCashOutNews';
import type { SentIntent, SentIntents } from './SentIntents';
import type { ShownAutoCashOuts } from './ShownAutoCashOuts';

type FlowPorts = Pick<AllPorts, 'autoCashOutGateway' | 'session' | 'clock' | 'ids'>;

/**
 * Sets and removes auto cash outs, and asks for what was sent by its key until the server has said what became of it. Until then its key stays with its
 * market: what is set next there is the same one, and what is removed is removed even if it comes later (F89).
 */
export class AutoCashOutFlow {
  /** What this page sent, or asks for: another tab has its own. */
  readonly #mine = new Map<BetKey, SentIntent>();
  readonly #unheard = new Set<BetKey>();
  readonly #news: AutoCashOutNews;
  #remembered: ReadonlySet<string> = new Set();
  #asked = 0;

  constructor(
    private readonly ports: FlowPorts,
    private readonly shown: ShownAutoCashOuts,
    private readonly sent: SentIntents,
    private readonly ask: AskByKey,
    private readonly notify: Notify,
  ) {
    this.#news = new AutoCashOutNews(shown, notify);
  }

  async set(market: MarketId, amount: Paise): Promise<void> {
    const { session, ids } = this.ports;
    const before = this.sent.on(market);
    if (before !== null && !this.#isFreeToSend(before)) return;
    const again = before !== null && before.amount !== null;
    const changed = again && before.amount !== amount;
    const { epoch } = session;
    if (changed) {
      this.shown.sending({ marketId: market, key: before.key, amount, stage: 'sending' });
      if (!(await this.#isFree(before, epoch))) return;
    }
    // A removal that was not seen names the one that stands: replacing that is as good.
    if (before !== null && !again) this.#over(before.key);
    const key = again ? before.key : ids.betKey();
    const mixed = again && (changed || before.changed === true);
    const sentAt = this.ports.clock.now();
    await this.#send(
      { ...{ marketId: market, key, amount, sentAt }, ...(mixed ? { changed: true } : {}) },
      again,
    );
  }

  async remove(market: MarketId): Promise<void> {
    const before = this.sent.on(market);
    if (before !== null && !this.#isFreeToSend(before)) return;
    const key = before?.key ?? this.shown.on(market)?.key;
    if (key === undefined) return;
    const { epoch } = this.ports.session;
    await this.#send(
      { marketId: market, key, amount: null, sentAt: this.ports.clock.now() },
      before !== null,
    );
    const active = this.shown.on(market);
    // What was to take its place will not come any more: it goes as well.
    if (this.ports.session.epoch !== epoch || active === null || active.key === key) return;
    if (this.sent.on(market) === null) await this.remove(market);
  }

  /** Whatever the server says of one by itself. */
  pushed(rule: AutoCashOut): void {
    this.#said(rule, this.shown.on(rule.marketId)?.key === rule.key);
  }

  /** What was sent before this page began. */
  restore(): void {
    this.#remembered = this.shown.remembered();
    for (const change of this.sent.all()) {
      const since = this.ports.clock.monotonic() - Math.max(0, this.ports.clock.now() - change.sentAt);
      this.#lost(change, since);
    }
  }

  /** Which ones stand now, and what became of those that stood. */
  async load(): Promise<void> {
    const { session, autoCashOutGateway } = this.ports;
    const { epoch } = session;
    this.#asked += 1;
    const [asked, changes] = [this.#asked, this.#news.changes];
    const reply = await autoCashOutGateway.list();
    if (session.epoch !== epoch || asked !== this.#asked) return;
    if (!reply.ok) return this.shown.change({ failed: describeFailure(reply.error, 'autoCashOut.failed') });
    // Something was said meanwhile that this answer may not know of.
    if (changes !== this.#news.changes) return this.load();
    for (const rule of reply.value)
      this.#said(rule, this.#remembered.has(rule.key) || this.shown.on(rule.marketId)?.key === rule.key);
    this.shown.change({ known: true, failed: null });
    this.shown.replace(reply.value.filter(({ key }) => this.#news.endOf(key) === null));
  }

  forget(): void {
    this.ask.stop();
    this.#mine.clear();
    this.#unheard.clear();
    this.#news.forget();
    this.shown.forget();
  }

  async #send(change: SentIntent, again: boolean): Promise<void> {
    const { session, clock } = this.ports;
    const { epoch } = session;
    const since = clock.monotonic();
    this.sent.put(change);
    this.#mine.set(change.key, change);
    this.#show(change, 'sending');
    const reply = await this.#ask(change);
    // Its key was decided by what was pushed meanwhile.
    if (session.epoch !== epoch || this.#mine.get(change.key) !== change) return;
    if (reply.ok) return this.#decided(change, reply.value);
    if (fateOf(reply.error) === 'unknown') return this.#lost(change, since);
    // What left before under this key may still come: it stays asked for, and can be removed.
    if (again) this.#show(change, 'unheard');
    else this.#over(change.key);
    if (reply.error.kind === 'refused' && reply.error.code === 'AUTO_CHANGED') {
      this.notify(say('autoCashOut.elsewhere'), 'warning');
      return this.load();
    }
    const failed = change.amount === null ? 'autoCashOut.notRemoved' : 'autoCashOut.notSet';
    this.notify(describeFailure(reply.error, failed), 'error', undefined, 'passing');
  }

  #ask(change: SentIntent): Promise<Result<AutoCashOut, Failure>> {
    const { autoCashOutGateway: server } = this.ports;
    const { marketId: market, key, amount } = change;
    if (amount === null) return server.remove(market, key);
    const replaces = this.shown.on(market)?.key ?? null;
    return server.set({ key, marketId: market, amount, replaces });
  }

  /** `since`: monotonic, when it was sent. */
  #lost(change: SentIntent, since: number): void {
    const { key, amount } = change;
    const removing = amount === null;
    this.#mine.set(key, change);
    this.#show(change, this.#unheard.has(key) ? 'unheard' : 'unknown');
    const { expectedMs, lifeMs } = removing ? SUBMISSIONS.autoCashOutRemoval : SUBMISSIONS.autoCashOut;
    this.ask.ask(
      key,
      {
        find: async () => {
          const reply = await this.ports.autoCashOutGateway.byKey(key);
          // As long as it waits its removal has not been seen.
          return removing && reply.ok && reply.value?.status === 'waiting' ? ok(null) : reply;
        },
        found: (rule) => {
          this.#decided(change, rule);
          return null;
        },
        neverSeen: () => this.#neverSeen(change),
        givenUp: () => {
          this.#over(key);
          this.notify(say('autoCashOut.forgotten'), 'warning');
          void this.load();
        },
      },
      { since, expectedMs, lifeMs },
    );
  }

  #neverSeen(change: SentIntent): void {
    const { key, marketId: market, amount } = change;
    // What is being sent anew is expected anew.
    if (this.shown.sentOn(market)?.stage === 'sending') return;
    const first = !this.#unheard.has(key);
    this.#unheard.add(key);
    this.#show(change, 'unheard');
    const { unheard } = amount === null ? SUBMISSIONS.autoCashOutRemoval : SUBMISSIONS.autoCashOut;
    if (first) this.notify(say(unheard), 'warning');
  }

  /** Whether the server has still not seen the earlier figure: only then another one goes out, under the same key. */
  async #isFree(before: SentIntent, epoch: number): Promise<boolean> {
    const answer = await this.ask.once(before.key);
    if (this.ports.session.epoch !== epoch || answer === 'found') return false;
    if (answer === 'neverSeen') return true;
    this.#show(before, 'unheard');
    this.notify(say('autoCashOut.notAsked'), 'warning');
    return false;
  }

  #decided({ key, amount, changed }: SentIntent, received: AutoCashOut): void {
    const end = this.#news.endOf(key);
    const rule = end ?? received;
    this.#over(key);
    if (rule.status === 'waiting') {
      this.#news.waits(rule);
      const isMeant = changed !== true || amount === rule.amount;
      const values = { figurePaise: rule.amount };
      if (amount === null) this.notify(say('autoCashOut.notRemoved'), 'error');
      else if (isMeant) this.notify(say('autoCashOut.set', values), 'success', undefined, 'passing');
      else this.notify(say('autoCashOut.earlier', values), 'warning');
      return;
    }
    if (end !== null) return;
    this.#news.ends(rule, true);
    if (rule.status === 'removed') this.notify(say('autoCashOut.removed'), 'success', undefined, 'passing');
  }

  #said(rule: AutoCashOut, tell: boolean): void {
    const change = this.#mine.get(rule.key);
    const waits = rule.status === 'waiting';
    // As long as it waits its removal has not been seen.
    if (change !== undefined && !(waits && change.amount === null)) this.#decided(change, rule);
    else if (waits) this.#news.waits(rule);
    else this.#news.ends(rule, tell);
  }

  /** What another tab sent, and nobody has asked for here, is asked for first. */
  #isFreeToSend(before: SentIntent): boolean {
    if (this.#unheard.has(before.key)) return true;
    if (!this.#mine.has(before.key)) this.#lost(before, this.ports.clock.monotonic());
    return false;
  }

  #show(change: SentIntent, stage: 'sending' | 'unknown' | 'unheard'): void {
    const { marketId: market, key, amount } = change;
    this.shown.sending({ marketId: market, key, amount, stage });
  }

  #over(key: BetKey): void {
    this.ask.drop(key);
    this.sent.remove(key);
    this.#mine.delete(key);
    this.#unheard.delete(key);
    this.shown.decided(key);
  }
}
