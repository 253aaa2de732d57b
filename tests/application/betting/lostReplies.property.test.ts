import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SLIPS } from '@/application/betting/SlipDesk';
import type { PendingBet } from '@/application/ports/state/BettingState';
import type { Placement } from '@/domain/betting/Placement';
import { isInFlight } from '@/domain/betting/placementAfter';
import { rupees } from '@/domain/shared/Money';
import type { BetKey } from '@/domain/shared/ids';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualScheduler } from '@tests/support/ManualScheduler';
import { aSelection } from '@tests/support/mothers/betting';
import { AWAY } from '@tests/support/mothers/sports';
import { settle } from '@tests/support/settle';
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
});

const step = fc.constantFrom(
  'place',
  'place',
  'place',
  'second',
  'quarterMinute',
  'leg',
  'leg',
  'leg',
  'reload',
  'reconnect',
  'acknowledge',
  'settleOne',
);

/** One player's phone over one server: pages come and go, the storage stays. */
class Phone {
  readonly scheduler = new ManualScheduler();
  readonly server: FlakyBetServer;
  readonly #bad: Luck;
  readonly #store = new MapKeyValueStore();
  readonly #ids = new SequentialIds();
  /** Keys that a page stopped asking for, and whether the server had the bet at that moment. */
  readonly givenUp = new Map<BetKey, boolean>();
  /** How often a page stopped asking for a key without a bet behind it, and how often it said so. */
  givenUpInVain = 0;
  notPlaced = 0;
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
    const stands = this.server.bets.has(key);
    this.givenUp.set(key, stands);
    if (!stands) this.givenUpInVain += 1;
  }

  reload(): void {
    this.#close();
    this.page = this.open();
  }

  place(): void {
    const { betting, pickPrice, editSlip, placeBet } = this.page;
    if (
      betting.slips.length === MOST_SLIPS &&
      !betting.slips.some(({ placement }) => placement.state === 'accepted')
    )
      return;
    pickPrice.execute(aSelection(SELECTIONS[this.#picked++ % SELECTIONS.length]), 0);
    editSlip.execute({ stakeText: '100' });
    void placeBet.execute();
  }

  acknowledgeAll(): void {
    for (const { id } of this.page.betting.slips) this.page.acknowledge.of(id);
  }

  reconnect(): void {
    this.page.feed.become('disconnected');
    this.page.feed.become('connected');
  }

  /** The link is good from here on: everything that is on its way arrives, and a minute passes. */
  async heal(): Promise<void> {
    for (const draw of Object.values(this.#bad) as unknown[][]) draw.length = 0;
    this.reconnect();
    for (let second = 0; second < 60; second++) {
      await this.#deliverAll();
      await this.scheduler.pass(1_000);
    }
    this.reconnect();
    await this.#deliverAll();
    this.#countNotices();
  }

  get stored(): readonly string[] {
    return this.#store.keys().filter((key) => key.startsWith('pendingBets'));
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
  it('[F54][F56][F58] whatever is lost, late or repeated: in the end the client knows what the engine knows', async () => {
    let placements = 0;
    let lostReplies = 0;
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

          // Nothing is left open.
          expect(betting.pending).toEqual([]);
          expect(phone.stored).toEqual([]);
          expect(betting.slips.filter(({ placement }) => isInFlight(placement))).toEqual([]);
          // What the client shows is what the engine has.
          const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
          expect(betting.openBets.toSorted(byId)).toEqual(server.open.toSorted(byId));
          expect(exposure.exposure?.total).toBe(server.exposureNow);
          // No bet was given up that came to stand later, and none that stood was called not placed.
          const keys = new Set(server.orders.map(({ key }) => key));
          expect([...phone.givenUp.keys()].toSorted()).toEqual([...keys].toSorted());
          for (const [key, stood] of phone.givenUp) expect(server.bets.has(key)).toBe(stood);
          expect(phone.notPlaced).toBeLessThanOrEqual(phone.givenUpInVain);
          placements += keys.size;
        },
      ),
      { numRuns: 1_000 },
    );
    // The faults did happen.
    expect(placements).toBeGreaterThan(1_000);
    expect(lostReplies).toBeGreaterThan(1_000);
    expect(mostUnderWay).toBe(SELECTIONS.length);
  }, 60_000);
});
