import type { Delivery, HttpRequest, Transport } from '@/adapters/http/Transport';
import type { Bet } from '@/domain/betting/Bet';
import type { Selection } from '@/domain/betting/BetSlip';
import { isUndecided } from '@/domain/betting/isUndecided';
import { fail } from '@/domain/shared/Result';
import { betKey, submissionKey } from '@/domain/shared/ids';
import type { SlipId } from '@/domain/shared/ids';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { wholeClient } from '@tests/support/wholeClient';
import type { PageParts, WholeClient } from '@tests/support/wholeClient';
import { BetDiary } from './BetDiary';
import { isOrder } from './isOrder';
import { ChangingHand } from './ChangingHand';
import type { Line } from './Line';
import { UPCOMING_BET_ON, type Account, type SimWorld } from './SimWorld';
import type { SimTime } from './SimTime';

const MARKETS_WATCHED = 2;
const MAX_PAUSE_MS = 2_600;

/** A player with a phone, a bad line and little patience, and everything that the phone said of the bets. */
export class SimPlayer {
  readonly diary: BetDiary;
  readonly counted = {
    kicks: 0,
    farewells: 0,
    frozen: 0,
    reloads: 0,
    'reloads while sending': 0,
    'orders that never left': 0,
    'keys used again': 0,
    'orders sent twice': 0,
    'wall jumps': 0,
    'sessions taken back': 0,
    'double clicks': 0,
    'bets under way together': 0,
    offline: 0,
    'placed again': 0,
    'placed again in another version': 0,
    'put away and picked again': 0,
    'tabs switched': 0,
    'sign-outs': 0,
    'cancelled in the delay': 0,
    'all cancelled': 0,
    'bets beforehand': 0,
    'to be kept in play': 0,
  };
  readonly hand: ChangingHand;
  client: WholeClient;
  /** The other tab of the same browser, once there is one. */
  private other: WholeClient | null = null;
  private readonly roll: () => number;
  readonly store = new MapKeyValueStore();
  private readonly parts: PageParts;
  private skewMs = 0;
  private keys = 0;
  private readonly unsent = new Set<string>();
  private readonly watched = new Map<Selection['marketId'], () => void>();
  private playing = false;
  private notPlacedBefore = 0;
  private stopActing = (): void => undefined;

  constructor(
    private readonly time: SimTime,
    private readonly world: SimWorld,
    readonly account: Account,
    readonly line: Line,
    seed: number,
  ) {
    this.roll = seededRandom(seed);
    this.hand = new ChangingHand(this.roll);
    this.diary = new BetDiary(time.scheduler.clock);
    const { scheduler } = time;
    const { clock } = scheduler;
    this.parts = {
      clock: { now: () => clock.now() + this.skewMs, monotonic: () => clock.monotonic() },
      scheduler: {
        after: (ms, task) => scheduler.after(ms, task),
        every: (ms, task) => scheduler.every(ms, task),
        nextFrame: (task) => scheduler.after(16, task),
      },
      ids: {
        betKey: () =>
          betKey(
            (this.keys += 1).toString(16).padStart(4, '0').padStart(32, seed.toString(16).padStart(2, '0')),
          ),
        submissionKey: () => submissionKey(String((this.keys += 1)).padStart(32, '0')),
        next: () => `${account.username}-${(this.keys += 1)}`,
        random: this.roll,
      },
      store: this.store,
      url: line.url,
      transport: this.doubling(line.send),
      between: (network) => this.withoutScript(this.diary.transport(network)),
      openSocket: line.open,
      cashOut: true,
    };
    this.client = this.load();
  }

  /** Begins to play. */
  play(): void {
    this.playing = true;
    this.stopActing = this.time.scheduler.after(this.roll() * MAX_PAUSE_MS, () => {
      this.act();
      this.misfortune();
      this.play();
    });
  }

  /** Whether what was said to be not placed is no more than what the server refused. */
  get notPlaced(): number {
    return this.notPlacedBefore + [this.client, this.other].reduce((sum, client) => sum + said(client), 0);
  }

  rest(): void {
    this.playing = false;
    this.endOther();
    this.stopActing();
    this.line.mend();
  }

  reload(): void {
    this.counted.reloads += 1;
    this.notPlacedBefore += said(this.client);
    this.client.die();
    this.client = this.load();
  }

  /** Comes back to the phone, whose clock is right again, and logs in again when the session is gone. */
  comeBack(): void {
    this.skewMs = 0;
    this.client.page.goOnline(true);
    if (this.client.app.session.view.signedIn) this.client.page.resume();
    else this.logIn();
  }

  /** All that My Bets says, open and settled. */
  async readMyBets(): Promise<readonly Bet[]> {
    const { collectBets } = this.client.app.betting;
    const listed = { segment: 'all', days: '30d', page: 1, size: 50, byMatch: false } as const;
    const lists = await Promise.all([
      collectBets({ tab: 'open', ...listed }),
      collectBets({ tab: 'settled', ...listed }),
    ]);
    return lists.flatMap((list) => {
      if (!list.ok) throw new Error(`My Bets of ${this.account.username} cannot be read`);
      return list.value.bets;
    });
  }

  logIn(): void {
    const { username, password } = this.account;
    void this.client.app.session.logIn({ username, password, remember: false });
  }

  private load(): WholeClient {
    const client = wholeClient(this.parts);
    this.diary.watch(client.states.betting);
    this.watched.clear();
    client.app.sports.watchList('live');
    client.app.sports.watchList('upcoming');
    return client;
  }

  private act(): void {
    const { app } = this.client;
    if (!app.session.view.signedIn) return this.logIn();
    const { slips } = app.betting.view;
    if (this.roll() < 0.02) {
      this.counted['all cancelled'] += 1;
      return void app.betting.cancelAll();
    }
    if (this.hand.act(app)) return;
    if (this.roll() < 0.08) return this.beforehand();
    const at = Math.floor(this.roll() * (slips.length + 1));
    const view = slips[at];
    if (view === undefined) return this.another();
    const { id, placement } = view;
    switch (placement.state) {
      case 'editing':
        return this.roll() < 0.3 ? this.another() : this.place(id);
      case 'delayed':
        if (this.roll() < 0.7) return this.another();
        this.counted['cancelled in the delay'] += 1;
        return void app.betting.cancelBet(placement.bet.id);
      case 'accepted':
        return app.betting.acknowledge(id);
      case 'rejected':
        app.betting.acknowledge(id);
        return this.roll() < 0.5 ? this.place(id) : app.betting.closeSlip(id);
      case 'oddsChanged':
        if (this.roll() < 0.5) app.betting.acknowledge(id);
        else app.betting.takeOffer(id);
        return this.place(id);
      case 'unheard':
        return this.goOn(id);
      case 'unknown':
        return placement.overdue ? app.betting.acknowledge(id) : this.another();
      default:
        return this.another();
    }
  }

  /** A bet that no server has seen: pressed again, changed first, or put away and picked again. */
  private goOn(id: SlipId): void {
    const { betting } = this.client.app;
    const { counted } = this;
    const dice = this.roll();
    if (dice < 0.4) {
      counted['placed again'] += 1;
      this.place(id);
    } else if (dice < 0.75) {
      counted['placed again in another version'] += 1;
      betting.edit(id, { stakeText: String(100 + Math.floor(this.roll() * 300)) });
      if (this.roll() < 0.3) betting.takeOffer(id);
      this.place(id);
    } else {
      const selection = betting.view.slips.find((each) => each.id === id)?.slip.selection;
      betting.closeSlip(id);
      if (selection === undefined || this.roll() < 0.4) return;
      counted['put away and picked again'] += 1;
      this.bet(selection);
    }
  }

  /** One more bet beside those that are under way. */
  private another(): void {
    const selection = this.anyPrice();
    if (selection !== null) this.bet(selection);
  }

  /** On a match to come, at better odds than there are: it waits. */
  private beforehand(): void {
    const selection = this.anyPrice('upcoming', UPCOMING_BET_ON);
    if (selection === null) return;
    const { betting } = this.client.app;
    betting.pickPrice(selection, 0);
    const id = betting.view.activeSlip;
    if (id === null) return;
    this.counted['bets beforehand'] += 1;
    const keepInPlay = this.roll() < 0.5;
    if (keepInPlay) this.counted['to be kept in play'] += 1;
    betting.edit(id, { stakeText: String(100 + Math.floor(this.roll() * 300)), keepInPlay });
    for (let steps = 0; steps < 4; steps += 1)
      betting.stepOdds(id, selection.side === 'back' ? 'up' : 'down');
    betting.chooseAcceptance(id, 'better');
    this.place(id);
  }

  private bet(selection: Selection): void {
    const { betting } = this.client.app;
    betting.pickPrice(selection, 0);
    const id = betting.view.activeSlip;
    if (id === null) return;
    betting.edit(id, { stakeText: String(100 + Math.floor(this.roll() * 300)) });
    if (this.roll() < 0.2) betting.stepOdds(id, this.roll() < 0.5 ? 'up' : 'down');
    const acceptances = ['none', 'better', 1, 3, 'any'] as const;
    betting.chooseAcceptance(id, acceptances[Math.floor(this.roll() * acceptances.length)] ?? 'better');
    this.place(id);
    const underWay = betting.view.slips.filter(({ placement }) => isUndecided(placement)).length;
    if (underWay > 1) this.counted['bets under way together'] += 1;
  }

  private place(id: SlipId): void {
    const { place } = this.client.app.betting;
    void place(id);
    if (this.roll() < 0.1) {
      this.counted['double clicks'] += 1;
      void place(id);
    }
    if (this.roll() > 0.02) return;
    this.counted['reloads while sending'] += 1;
    this.reload();
  }

  /** A tap on something; what cannot be bet on is not put past the client. */
  private anyPrice(name: 'live' | 'upcoming' = 'live', matchesBetOn = 2 * MARKETS_WATCHED): Selection | null {
    const { sports } = this.client.app;
    const list = sports.view.list(name);
    const matches = list.state === 'ready' ? list.value.slice(0, matchesBetOn) : [];
    const match = matches[Math.floor(this.roll() * matches.length)];
    const market = match?.matchOdds;
    const runner = market?.runners[Math.floor(this.roll() * market.runners.length)];
    if (!match || !market || runner === undefined) return null;
    this.watch(market.id);
    return {
      matchId: match.id,
      matchName: match.name,
      marketId: market.id,
      marketName: market.name,
      marketKind: market.kind,
      runnerId: runner.id,
      runnerName: runner.name,
      side: this.roll() < 0.5 ? 'back' : 'lay',
    };
  }

  /** As the pages do that show it; the one that was looked at longest ago goes out of sight. */
  private watch(market: Selection['marketId']): void {
    const { watched } = this;
    const release = watched.get(market) ?? this.client.app.sports.watchMarkets([market]);
    watched.delete(market);
    watched.set(market, release);
    const [oldest] = watched;
    if (oldest === undefined || watched.size <= MARKETS_WATCHED) return;
    watched.delete(oldest[0]);
    oldest[1]();
  }

  private misfortune(): void {
    const { counted, line } = this;
    const dice = this.roll();
    if (dice < 0.01) this.reload();
    else if (dice < 0.03) counted.kicks += line.kick();
    else if (dice < 0.034) counted.farewells += line.farewell();
    else if (dice < 0.037) counted.frozen += line.freeze();
    else if (dice < 0.05) {
      counted['wall jumps'] += 1;
      this.skewMs = Math.floor((this.roll() - 0.5) * 12 * 3_600_000);
    } else if (dice < 0.053) {
      counted['sessions taken back'] += 1;
      this.world.revoke(this.account.userId);
    } else if (dice < 0.06) {
      counted.offline += 1;
      this.client.page.goOnline(false);
      this.time.scheduler.after(this.roll() * 5_000, () => this.client.page.goOnline(true));
    } else if (dice < 0.065) this.client.page.resume();
    else if (dice < 0.085) this.switchTabs();
    else if (dice < 0.088) {
      counted['sign-outs'] += 1;
      void this.client.app.session.logOut();
    }
  }

  private switchTabs(): void {
    this.counted['tabs switched'] += 1;
    const next = this.other ?? this.load();
    this.other = this.client;
    this.client = next;
    this.watched.clear();
  }

  /** The other tab is closed: what it knew is in the storage. */
  private endOther(): void {
    if (this.other === null) return;
    this.notPlacedBefore += said(this.other);
    this.other.die();
    this.other = null;
  }

  /** The script that sends does not come: of all failures one of the few that prove that nothing left. */
  private withoutScript(next: Transport): Transport {
    return (request, watch) => {
      const key = keyOf(request);
      if (key === null) return next(request, watch);
      if (this.unsent.delete(key)) this.counted['keys used again'] += 1;
      if (this.roll() > 0.03 || !this.playing) return next(request, watch);
      this.counted['orders that never left'] += 1;
      this.unsent.add(key);
      return Promise.resolve(fail({ kind: 'offline', sent: false }));
    };
  }

  /** A proxy on the way sends an order twice: the engine must give the same answer (P14). */
  private doubling(send: Transport): Transport {
    return async (...call) => {
      const reply = await send(...call);
      if (!reply.ok || !isOrder(call[0]) || this.roll() > 0.05) return reply;
      this.counted['orders sent twice'] += 1;
      const again = await send(...call);
      if (!again.ok) return again;
      const [one, other] = [betIn(reply.value), betIn(again.value)];
      if (one !== null && other !== null && one !== other) throw new Error('one key, two bets');
      return again;
    };
  }
}

/** The id in an answer, as far as it arrived whole. */
function betIn({ text }: Delivery): string | null {
  return /"bet":\{"id":"([^"]+)"/.exec(String(text))?.[1] ?? null;
}

function keyOf({ method, url, body }: HttpRequest): string | null {
  if (method !== 'POST' || !url.endsWith('/bets')) return null;
  return String((body as { readonly key: string }).key);
}

/** How often a page said that a bet was not placed, and nothing taken. */
function said(client: WholeClient | null): number {
  return client?.notifier.words.filter((words) => words === 'bet.notPlaced').length ?? 0;
}
