import { AxiosError } from 'axios';
import type { AxiosAdapter, AxiosResponse } from 'axios';
import type { Selection } from '@/domain/betting/BetSlip';
import { isUndecided } from '@/domain/betting/isUndecided';
import { betKey, submissionKey } from '@/domain/shared/ids';
import type { SlipId } from '@/domain/shared/ids';
import { seededRandom } from '@/adapters/sandbox/faults/seededRandom';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { wholeClient } from '@tests/support/wholeClient';
import type { PageParts, WholeClient } from '@tests/support/wholeClient';
import { BetDiary } from './BetDiary';
import { isOrder } from './isOrder';
import type { Line } from './Line';
import type { Account, SimWorld } from './SimWorld';
import type { SimTime } from './SimTime';

const MARKETS_WATCHED = 2;
const LONGEST_PAUSE_MS = 2_600;

/** A player with a phone, a bad line and little patience, and everything that the phone said of the bets. */
export class SimPlayer {
  readonly diary = new BetDiary();
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
  };
  client: WholeClient;
  private readonly roll: () => number;
  readonly store = new MapKeyValueStore();
  private readonly parts: PageParts;
  private skewMs = 0;
  private keys = 0;
  private readonly unsent = new Set<string>();
  private readonly watched = new Map<Selection['marketId'], () => void>();
  private playing = false;
  private stopActing = (): void => undefined;

  constructor(
    private readonly time: SimTime,
    private readonly world: SimWorld,
    readonly account: Account,
    readonly line: Line,
    seed: number,
  ) {
    this.roll = seededRandom(seed);
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
      axiosAdapter: this.refusing(this.diary.adapter(this.doubling(line.send))),
      openSocket: line.open,
    };
    this.client = this.load();
  }

  /** Begins to play. */
  play(): void {
    this.playing = true;
    this.stopActing = this.time.scheduler.after(this.roll() * LONGEST_PAUSE_MS, () => {
      this.act();
      this.misfortune();
      this.play();
    });
  }

  rest(): void {
    this.playing = false;
    this.stopActing();
    this.line.mend();
  }

  reload(): void {
    this.counted.reloads += 1;
    this.client.die();
    this.client = this.load();
  }

  /** Comes back to the phone, and logs in again when the session is gone. */
  comeBack(): void {
    this.client.page.goOnline(true);
    if (this.client.app.session.view.signedIn) this.client.page.resume();
    else this.logIn();
  }

  logIn(): void {
    const { username, password } = this.account;
    void this.client.app.session.logIn.execute({ username, password, remember: false });
  }

  private load(): WholeClient {
    const client = wholeClient(this.parts);
    this.diary.watch(client.states.betting);
    this.watched.clear();
    client.app.sports.watchList.execute('live');
    return client;
  }

  private act(): void {
    const { app } = this.client;
    if (!app.session.view.signedIn) return this.logIn();
    const { slips } = app.betting.view;
    const at = Math.floor(this.roll() * (slips.length + 1));
    const view = slips[at];
    if (view === undefined) return this.another();
    const { id, placement } = view;
    switch (placement.state) {
      case 'editing':
        return this.roll() < 0.3 ? this.another() : this.place(id);
      case 'accepted':
        return app.betting.acknowledge.execute(id);
      case 'rejected':
        app.betting.acknowledge.execute(id);
        return this.roll() < 0.5 ? this.place(id) : app.betting.closeSlip.execute(id);
      case 'oddsChanged':
        if (this.roll() < 0.5) app.betting.acknowledge.execute(id);
        else app.betting.takeOffer.execute(id);
        return this.place(id);
      case 'unknown':
        return placement.overdue ? app.betting.acknowledge.execute(id) : this.another();
      default:
        return this.another();
    }
  }

  /** One more bet beside those that are under way. */
  private another(): void {
    const { betting } = this.client.app;
    const selection = this.anyPrice();
    if (selection === null) return;
    betting.pickPrice.execute(selection, 0);
    const id = betting.view.activeSlip;
    if (id === null) return;
    betting.editSlip.execute(id, { stakeText: String(100 + Math.floor(this.roll() * 300)) });
    if (this.roll() < 0.2) betting.stepOdds.execute(id, this.roll() < 0.5 ? 'up' : 'down');
    const acceptances = ['none', 'better', 'any'] as const;
    betting.chooseAcceptance.execute(id, acceptances[Math.floor(this.roll() * 3)] ?? 'better');
    this.place(id);
    const underWay = betting.view.slips.filter(({ placement }) => isUndecided(placement)).length;
    if (underWay > 1) this.counted['bets under way together'] += 1;
  }

  private place(id: SlipId): void {
    const { placeBet } = this.client.app.betting;
    void placeBet.execute(id);
    if (this.roll() < 0.1) {
      this.counted['double clicks'] += 1;
      void placeBet.execute(id);
    }
    if (this.roll() > 0.02) return;
    this.counted['reloads while sending'] += 1;
    this.reload();
  }

  /** A tap on something; what cannot be bet on is not put past the client. */
  private anyPrice(): Selection | null {
    const { sports } = this.client.app;
    const list = sports.view.list('live');
    const matches = list.state === 'ready' ? list.value.slice(0, 2 * MARKETS_WATCHED) : [];
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
    const release = watched.get(market) ?? this.client.app.sports.watchMarkets.execute([market]);
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
  }

  /** The phone's own network refuses: the only failure that proves that nothing left. */
  private refusing(send: AxiosAdapter): AxiosAdapter {
    return (config) => {
      if (!isOrder(config)) return send(config);
      const { key } = JSON.parse(String(config.data)) as { key: string };
      if (this.unsent.delete(key)) this.counted['keys used again'] += 1;
      if (this.roll() > 0.03 || !this.playing) return send(config);
      this.counted['orders that never left'] += 1;
      this.unsent.add(key);
      return Promise.reject(new AxiosError('refused', 'ECONNREFUSED', config));
    };
  }

  /** A proxy on the way sends an order twice: the engine must give the same answer (P14). */
  private doubling(send: AxiosAdapter): AxiosAdapter {
    return async (config) => {
      const reply = await send(config);
      if (!isOrder(config) || this.roll() > 0.05) return reply;
      this.counted['orders sent twice'] += 1;
      const again = await send(config);
      const [one, other] = [betIn(reply), betIn(again)];
      if (one !== null && other !== null && one !== other) throw new Error('one key, two bets');
      return again;
    };
  }
}

/** The id in an answer, as far as it arrived whole. */
function betIn({ data }: AxiosResponse<unknown>): string | null {
  return /"bet":\{"id":"([^"]+)"/.exec(String(data))?.[1] ?? null;
}
