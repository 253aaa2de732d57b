import { expect } from 'vitest';
import { agrees } from './agrees';
import { SafeDeposits } from './SafeDeposits';
import type { Ends } from './SafeDeposits';
import { SafeModel, SLACK } from './SafeModel';
import type { Kind, Period } from './SafeModel';
import type { Answer, SafeWorld } from './SafeWorld';

const DAY = 24 * 3_600_000;

export type Deed =
  | { readonly do: 'limit'; readonly kind: Kind; readonly period: Period; readonly amount: number | null }
  | { readonly do: 'confirm' | 'withdraw'; readonly kind: Kind; readonly period: Period }
  | { readonly do: 'bet'; readonly rupees: number; readonly side: 'back' | 'lay' }
  | { readonly do: 'round'; readonly rupees: number; readonly pays: number | null }
  | { readonly do: 'order'; readonly rupees: number }
  | { readonly do: 'pay'; readonly ends: Ends }
  | { readonly do: 'deposit' | 'depositThere'; readonly rupees: number; readonly ends: Ends }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'timeOut'; readonly days: number }
  | { readonly do: 'exclude'; readonly months: number | null }
  | { readonly do: 'return' | 'anotherTab' | 'logOut' }
  | { readonly do: 'clock'; readonly offMs: number };

/** One player's story, told to the engine and written down in the model; they have to agree on every sentence. */
export class SafeHistory {
  readonly #model = new SafeModel();
  readonly #deposits: SafeDeposits;
  readonly #player: { readonly id: string; readonly username: string };
  #token = '';
  #serial = 0;
  /** Rounds without an end. */
  #open: readonly { readonly at: number; readonly stake: number }[] = [];

  constructor(
    private readonly world: SafeWorld,
    private readonly seen: Record<string, number>,
  ) {
    this.#player = world.player();
    this.#deposits = new SafeDeposits({
      world,
      model: this.#model,
      ask: (path, body) => this.#asks(path, body),
      count: (what) => this.#count(what),
    });
    this.#enter();
  }

  reload(deviceOffMs: number): void {
    this.world.restart(this.world.now + deviceOffMs);
  }

  does(deed: Deed): void {
    const { now } = this.world;
    switch (deed.do) {
      case 'limit':
        if (this.#asks('/playsafe/limits', { ...deed, do: undefined }) !== null)
          this.#model.asks(deed.kind, deed.period, deed.amount === null ? null : deed.amount * 100, now);
        return;
      case 'confirm':
        return this.#confirms(deed.kind, deed.period);
      case 'withdraw':
        if (this.#asks('/playsafe/limits/withdraw', deed) !== null)
          this.#model.limit(deed.kind, deed.period).wanted = null;
        return;
      case 'bet':
        return this.#bets(deed.rupees, deed.side);
      case 'round':
        return this.#plays(deed.rupees, deed.pays);
      case 'order':
        return this.#deposits.orders(deed.rupees);
      case 'pay':
        return this.#deposits.pays(deed.ends);
      case 'deposit':
        this.#deposits.orders(deed.rupees);
        return this.#deposits.pays(deed.ends);
      case 'depositThere':
        return this.#deposits.paysThere(deed.rupees, deed.ends);
      case 'wait':
        return this.#waits(deed.ms);
      case 'timeOut':
        if (this.#asks('/playsafe/timeout', { days: deed.days }) !== null)
          this.#model.timesOut(deed.days, now);
        return this.#isOutEverywhere();
      case 'exclude':
        if (this.#asks('/playsafe/exclude', { months: deed.months }) !== null)
          this.#model.excludes(deed.months === null ? null : deed.months / 6, now);
        return this.#isOutEverywhere();
      case 'return':
        this.world.askReturn(this.#player.username);
        return this.#model.asksReturn(now);
      case 'anotherTab':
        return this.#enter();
      case 'logOut':
        this.#asks('/playsafe/continue', {});
        this.world.ask('GET', '/signout', undefined, this.#token);
        this.#token = '';
        return;
      case 'clock':
        this.world.clockSays(now + deed.offMs);
        expect(this.world.now).toBe(now);
    }
  }

  /** What was decided still stands at the end, as the player reads it. */
  end(): void {
    const state = this.#asks('/playsafe/interval', { minutes: 30 });
    if (state === null) return;
    for (const limit of (state.data?.['limits'] ?? []) as readonly WireLimit[]) {
      const { amount, wanted } = this.#model.limit(limit.kind, limit.period);
      agrees(limit.amount, amount === null ? null : amount / 100, 'a limit');
      agrees(limit.wanted === null, wanted === null, 'that nothing waits');
      if (limit.kind === 'loss') continue;
      const [least, most] = [0, SLACK].map((slack) =>
        this.#model.used(limit.kind, limit.period, this.world.now, slack),
      );
      const used = Math.round(limit.used * 100);
      agrees(used >= (least ?? 0) && used <= (most ?? 0), true, `${used} used, of ${least} to ${most}`);
    }
  }

  /** Null: nobody is logged in, or the log-in does not count any more; tries to come in again once. */
  #asks(path: string, body: unknown): Answer | null {
    const answer = this.world.ask('POST', path, body, this.#token);
    if (answer.status !== 401) return answer;
    this.#enter();
    return this.#token === '' ? null : this.world.ask('POST', path, body, this.#token);
  }

  #enter(): void {
    const { now } = this.world;
    const out = this.#model.isOut(now);
    const answer = this.world.logIn(this.#player.username);
    agrees(answer.error, out, `a log-in, ${out ? 'kept out' : 'free'}`);
    this.#count(out ? 'turned away' : 'came back');
    this.#token = out ? '' : String(answer.data?.['token']);
  }

  #isOutEverywhere(): void {
    if (!this.#model.isOut(this.world.now)) return;
    expect(this.world.core.sessions.hasSession(this.#player.id)).toBe(false);
    expect(this.world.core.playSafe.mayDeposit(this.#player.id, 1)).toBe(false);
    this.#token = '';
  }

  /** What waits for a yes, if anything does; else what the deed names. */
  #confirms(named: Kind, namedPeriod: Period): void {
    const [kind, period] = this.#model.waiting() ?? [named, namedPeriod];
    const { now } = this.world;
    const answer = this.#asks('/playsafe/limits/confirm', { kind, period });
    if (answer === null) return;
    const may = this.#model.mayConfirm(kind, period, now);
    agrees(answer.error, !may, 'a second yes');
    const limit = this.#model.limit(kind, period);
    this.#count(may ? 'confirmed' : limit.wanted === null ? 'nothing to confirm' : 'confirmed too early');
    if (!may || limit.wanted === null) return;
    limit.amount = limit.wanted.amount;
    limit.wanted = null;
  }

  #bets(rupees: number, side: 'back' | 'lay'): void {
    this.world.deepen();
    const hold = (): number => this.world.core.wallets.of(this.#player.id).hold;
    const before = hold();
    const answer = this.#try(() => this.world.bet(this.#token, rupees, side));
    if (answer === null) return;
    const { status, reason } = (answer.data?.['bet'] ?? {}) as {
      readonly status: string;
      readonly reason: string;
    };
    const taken = status !== 'rejected';
    if (!taken) expect(reason).toBe('SELF_LIMIT');
    // 2.00 to back, 2.02 to lay.
    this.#judge(rupees * (side === 'back' ? 100 : 102), taken, hold() > before ? this.#openRisk() : 0);
    this.#count(taken ? 'bet taken' : 'bet stopped');
  }

  #plays(rupees: number, pays: number | null): void {
    const stake = rupees * 100;
    const opened = this.#try(() =>
      this.world.ask('POST', '/lobby', { provider: 'spribe', code: 'mines' }, this.#token),
    );
    if (opened === null) return;
    const session = String(opened.data?.['url']).split('session=')[1] ?? '';
    const { gameWallet } = this.world.core;
    this.#serial += 1;
    const round = `${this.#player.id}.${this.#serial}`;
    const reply = gameWallet.take({ kind: 'bet', session, round, amount: stake });
    if (!reply.ok) expect(reply.code).toBe('SELF_LIMIT');
    this.#judge(stake, reply.ok, this.#openRisk() + stake);
    this.#count(reply.ok ? 'round taken' : 'round stopped');
    if (!reply.ok) return;
    if (pays === null) {
      this.#open = [...this.#open, { at: this.world.now, stake }];
      return;
    }
    const amount = Math.round(stake * pays);
    gameWallet.take({ kind: 'win', round, amount });
    this.#model.lines.push({ at: this.world.now, kind: 'loss', amount: stake - amount });
  }

  /** `atRisk`: what all open bets and rounds may lose together, if this one raised it; else 0. */
  #judge(amount: number, taken: boolean, atRisk: number): void {
    const { now } = this.world;
    const broken = this.#model.brokenBy('stake', amount, now);
    if (!taken) {
      if (!this.#model.hasLossLimit())
        expect(this.#model.brokenBy('stake', amount, now, SLACK), 'a refusal for no reason').not.toBeNull();
      return;
    }
    agrees(broken, null, 'a stake limit was passed');
    if (atRisk > 0) agrees(this.#model.brokenBy('loss', atRisk, now), null, 'a loss limit could be passed');
    this.#model.lines.push({ at: now, kind: 'stake', amount });
  }

  #openRisk(): number {
    const { hold } = this.world.core.wallets.of(this.#player.id);
    return hold + this.#open.reduce((sum, round) => sum + round.stake, 0);
  }

  #waits(ms: number): void {
    this.world.wait(ms);
    const { now } = this.world;
    // A round that nobody ends for a day is lost.
    for (const { at, stake } of this.#open)
      if (now - at > DAY) this.#model.lines.push({ at: now, kind: 'loss', amount: stake });
    this.#open = this.#open.filter(({ at }) => now - at <= DAY);
  }

  #try(ask: () => Answer): Answer | null {
    if (this.#token === '') this.#enter();
    if (this.#token === '') return null;
    const answer = ask();
    if (answer.status !== 401) return answer;
    this.#enter();
    return this.#token === '' ? null : ask();
  }

  #count(what: string): void {
    this.seen[what] = (this.seen[what] ?? 0) + 1;
  }
}

interface WireLimit {
  readonly kind: Kind;
  readonly period: Period;
  readonly amount: number | null;
  readonly used: number;
  readonly wanted: unknown;
}
