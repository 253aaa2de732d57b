import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SLIPS } from '@/application/betting/OpenSlips';
import type { PendingBet } from '@/application/ports/state/BettingState';
import type { Placement } from '@/domain/betting/Placement';
import { isInFlight } from '@/domain/betting/placementAfter';
import { rupees } from '@/domain/shared/Money';
import type { BetKey } from '@/domain/shared/ids';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aSelection } from '@tests/support/mothers/betting';
import { AWAY } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import { settle } from '@/adapters/node/settle';
import { bettingWorld } from './bettingWorld';
import { FlakyBetServer } from './FlakyBetServer';
import type { Luck } from './FlakyBetServer';

/** Three bets that may be under way together. */
const SELECTIONS = [{ side: 'back' }, { side: 'lay' }, { side: 'back', runnerId: AWAY }] as const;
const UNDER_WAY: ReadonlySet<Placement['state']> = new Set(['submitting', 'delayed', 'unknown']);

const luck: fc.Arbitrary<Luck> = fc.record({
  orders: fc.array(
    fc.constantFrom(
      'delivered' as const,
      'doubled' as const,
      'requestLost' as const,
      'replyLost' as const,
      'cutOff' as const,
      'serverError' as const,
      'neverSent' as const,
      'turnedAway' as const,
      'refused' as const,
      'late' as const,
      'late' as const,
    ),
    { maxLength: 12 },
  ),
  outcomes: fc.array(
    fc.constantFrom(
      'matched' as const,
      'unmatched' as const,
      'rejected' as const,
      'delayedThenMatched' as const,
      'delayedThenRejected' as const,
    ),
    { maxLength: 12 },
  ),
  pushes: fc.array(fc.constantFrom('delivered' as const, 'lost' as const, 'doubled' as const), {
    maxLength: 30,
  }),
  questionsFail: fc.array(fc.boolean(), { maxLength: 30 }),
  delays: fc.array(fc.integer({ min: 1_000, max: 600_000 }), { maxLength: 12 }),
});

const step = fc.constantFrom(
  'place',
  'place',
  'place',
  'second',
  'quarterMinute',
  'twoMinutes',
  'quiet',
  'quiet',
  'pressAgain',
  'pressAgain',
  'leg',
  'leg',
  'leg',
  'reload',
  'reconnect',
  'acknowledge',
  'putAway',
  'settleOne',
);

/** One player's phone over one server: pages come and go, the storage stays. */
class Phone {
  readonly scheduler = new ManualScheduler();
  readonly server: FlakyBetServer;
  readonly #bad: Luck;
  readonly #store = new MapKeyValueStore();
  readonly #ids = new SequentialIds();
  /** Keys that a page stopped asking for while what becomes of them was open: must stay empty. */
  readonly givenUp: BetKey[] = [];
  /** How often a page said that a bet was not placed and nothing taken. */
  notPlaced = 0;
  /** Orders that went out again under their key, as they were and in another version. */
  again = 0;
  changed = 0;
  page: ReturnType<Phone['open']>;
  #picked = 0;

  constructor(
    private readonly legs: fc.Scheduler,
    bad: Luck,
  ) {
    this.#bad = structuredClone(bad);
    this.server = new FlakyBetServer(legs, this.scheduler, this.#bad);
    this.page = this.open();
  }

  open() {
    const page = bettingWorld({
      bets: this.server,
      store: this.#store,
      scheduler: this.scheduler,
      ids: this.#ids,
    });
    const { betting } = page;
    const pendingChanged = betting.pendingChanged.bind(betting);
    betting.pendingChanged = (pending: readonly PendingBet[]) => {
      const gone = betting.pending.filter(({ key }) => !pending.some((each) => each.key === key));
      for (const { key } of gone) this.#gaveUp(key);
      pendingChanged(pending);
    };
    page.wallet.walletReplaced({
      balance: rupees(1_000_000),
      cash: rupees(1_000_000),
      coins: rupees(0),
    });
    this.server.push = (bet) => page.feed.tell((listener) => listener.betUpdated?.(bet));
    page.signIn();
    return page;
  }

  #gaveUp(key: BetKey): void {
    if (this.server.isOpen(key)) this.givenUp.push(key);
  }

  reload(): void {
    this.#close();
    this.page = this.open();
  }

  place(): void {
    const { betting, pickPrice, editSlip, placeBet } = this.page;
    if (
      betting.slips.length === MAX_SLIPS &&
      !betting.slips.some(({ placement }) => placement.state === 'accepted')
    )
      return;
    pickPrice(aSelection(SELECTIONS[this.#picked++ % SELECTIONS.length]), 0);
    editSlip({ stakeText: this.#picked % 4 === 0 ? '200' : '100' });
    void placeBet();
  }

  /** On every slip whose bet no server has seen: as it was, or with another stake. */
  pressAgain(): void {
    for (const { id, placement } of this.page.betting.slips) {
      if (placement.state !== 'unheard') continue;
      if (this.#picked++ % 3 === 0) this.page.editSlip.of(id, { stakeText: '300' });
      void this.page.placeBet.of(id);
    }
  }

  /** Half a minute in which everything gets through that is on its way. */
  async quiet(): Promise<void> {
    for (let step = 0; step < 3; step++) {
      await this.#deliverAll();
      await this.scheduler.pass(10_000);
    }
  }

  putAwayAll(): void {
    for (const { id } of this.page.betting.slips) this.page.closeSlip.of(id);
  }

  acknowledgeAll(): void {
    for (const { id } of this.page.betting.slips) this.page.acknowledge.of(id);
  }

  reconnect(): void {
    this.page.feed.become('disconnected');
    this.page.feed.become('connected');
  }

  /** The link is good from here on: everything that is on its way arrives, also what is ten minutes late. */
  async heal(): Promise<void> {
    for (const draw of Object.values(this.#bad) as unknown[][]) draw.length = 0;
    this.reconnect();
    for (let step = 0; step < 25; step++) {
      await this.#deliverAll();
      await this.scheduler.pass(30_000);
    }
    this.reconnect();
    await this.#deliverAll();
    this.#countNotices();
    const { orders } = this.server;
    const first = new Map(orders.toReversed().map((order) => [order.key, order]));
    const repeated = orders.filter((order) => first.get(order.key) !== order);
    this.again = repeated.length;
    this.changed = repeated.filter((order) => first.get(order.key)?.stake !== order.stake).length;
  }

  get stored(): readonly string[] {
    return sentOnDevice(this.#store, 'bet');
  }

  async #deliverAll(): Promise<void> {
    await settle();
    while (this.legs.count() > 0) {
      await this.legs.waitOne();
      await settle();
    }
  }

  #close(): void {
    this.#countNotices();
    this.page.signOut();
    this.server.push = () => undefined;
  }

  #countNotices(): void {
    this.notPlaced += this.page.notices.filter((notice) => notice === 'error bet.notPlaced').length;
  }
}

describe('[P15] a lost reply never loses or doubles a bet', () => {
  it('[F54][F56][F58][F89] whatever is lost, late or repeated: in the end the client knows what the engine knows', async () => {
    let placements = 0;
    let lostReplies = 0;
    let lateArrivals = 0;
    let again = 0;
    let changed = 0;
    let mostUnderWay = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        luck,
        fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
        async (legs, bad, steps) => {
          const phone = new Phone(legs, bad);
          for (const what of steps) {
            if (what === 'place') phone.place();
            else if (what === 'second') await phone.scheduler.pass(1_000);
            else if (what === 'twoMinutes') await phone.scheduler.pass(120_000);
            else if (what === 'quiet') await phone.quiet();
            else if (what === 'pressAgain') phone.pressAgain();
            else if (what === 'putAway') phone.putAwayAll();
            else if (what === 'quarterMinute') await phone.scheduler.pass(15_000);
            else if (what === 'leg') await (legs.count() > 0 ? legs.waitOne() : settle());
            else if (what === 'reload') phone.reload();
            else if (what === 'reconnect') phone.reconnect();
            else if (what === 'acknowledge') phone.acknowledgeAll();
            else phone.server.settleOne();
            await settle();
            const states = phone.page.betting.slips.map(({ placement }) => placement.state);
            if (states.includes('unknown')) lostReplies += 1;
            mostUnderWay = Math.max(mostUnderWay, states.filter((state) => UNDER_WAY.has(state)).length);
          }
          await phone.heal();
          const { betting, exposure } = phone.page;
          const { server } = phone;

          // What is still open is what no server has ever seen, and its key is kept for the next try. (A page that died before the answer does not
          // know either that its order was refused or never left.)
          const saved = betting.pending.map(({ key }) => key);
          const open = server.orders.map(({ key }) => key).filter((key) => server.isOpen(key));
          expect(open.filter((key) => !saved.includes(key))).toEqual([]);
          expect(saved.filter((key) => server.bets.has(key))).toEqual([]);
          expect(betting.pending.filter(({ unheard }) => unheard !== true)).toEqual([]);
          if (saved.length === 0) expect(phone.stored).toEqual([]);
          expect(betting.slips.filter(({ placement }) => isInFlight(placement))).toEqual([]);
          // What the client shows is what the engine has.
          const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
          expect(betting.openBets.toSorted(byId)).toEqual(server.open.toSorted(byId));
          expect(exposure.exposure?.total).toBe(server.exposureNow);
          // One wish is one bet: no key was given up, and no second one used, while the first could still become a bet.
          expect(phone.givenUp).toEqual([]);
          expect(server.secondKeys).toEqual([]);
          const refused = [...server.bets.values()].filter(({ status }) => status === 'rejected');
          expect(phone.notPlaced).toBeLessThanOrEqual(refused.length);
          placements += server.orders.length;
          lateArrivals += server.lateArrivals;
          again += phone.again;
          changed += phone.changed;
        },
      ),
      { numRuns: runs(1_000) },
    );
    // The faults did happen.
    expect(placements).toBeGreaterThan(1_000);
    expect(lostReplies).toBeGreaterThan(1_000);
    expect(lateArrivals).toBeGreaterThan(100);
    expect(again).toBeGreaterThan(100);
    expect(changed).toBeGreaterThan(10);
    expect(mostUnderWay).toBe(SELECTIONS.length);
  });
});
