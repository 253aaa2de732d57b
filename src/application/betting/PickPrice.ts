import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import type { BetSlip, Selection } from '@/domain/betting/BetSlip';
import { stakeText } from '@/domain/betting/parseStake';
import { placementAfter } from '@/domain/betting/placementAfter';
import { say } from '@/domain/shared/Message';
import type { SlipId } from '@/domain/shared/ids';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketConditions, PriceLevel } from '@/domain/sports/MarketChange';
import { DEEPEST_LEVEL } from '@/domain/sports/deepestLevel';
import type { OpenPanel } from '../session/openPanel';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { SlipView } from '../ports/state/BettingState';
import type { AcceptanceMemory } from './AcceptanceMemory';
import { findSlip, findSlipOfKey } from './findSlip';
import { isSameBet } from './isSameBet';
import type { OneClick } from './OneClick';
import type { PlaceBet } from './PlaceBet';
import type { ReconcilePlacement } from './ReconcilePlacement';
import type { OpenSlips } from './OpenSlips';
import type { TappedPrice } from './TappedPrice';

/**
 * A tap on a price. The slip copies the price and the market's version: later ticks move the board, never the slip. Another price of a bet whose
 * slip can still be changed goes into that slip; anything else opens one more. A bet that was put away and that no server has seen is taken up again
 * with its key. With one-click on, it is placed at once.
 */
export class PickPrice {
  constructor(
    private readonly ports: Pick<Ports, 'session' | 'board' | 'betting'>,
    private readonly openSlips: OpenSlips,
    private readonly acceptance: AcceptanceMemory,
    private readonly openPanel: OpenPanel,
    private readonly notify: Notify,
    private readonly oneClick: Pick<OneClick, 'allows'>,
    private readonly placeBet: Pick<PlaceBet, 'place'>,
    private readonly reconcile: Pick<ReconcilePlacement, 'takeUp'>,
    private readonly tapped: Pick<TappedPrice, 'keep' | 'forget'>,
  ) {}

  /**
   * A visitor is asked to log in first, whatever the prices do. `level` 0 is the best price; `pressed`: what was offered there as the finger came down, which is what the
   * player meant, whatever it is as the finger leaves. Ignored while the market cannot be bet on.
   */
  pick(selection: Selection, level: number, pressed: PriceLevel | null = null): void {
    if (!this.ports.session.signedIn)
      this.#askToLogIn(selection, pressed ?? this.#offerNow(selection, level));
    else this.#pick(this.#taken(selection, level, pressed), level);
  }

  /** The same at odds of the player's own, whether or not anybody quotes them now, and for a stake that was chosen before; empty: none was. */
  pickOdds(selection: Selection, odds: OddsHundredths, stake: string): void {
    const conditions = this.#conditionsNow(selection);
    if (conditions === null || !this.ports.session.signedIn) return;
    const { marketId, runnerId, side } = selection;
    const levels = Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => level);
    const quoted = levels.find(
      (level) => this.ports.board.price(marketId, runnerId, side, level)?.price === odds,
    );
    this.#pick({ ...this.#asNow(selection, conditions), odds, line: null }, quoted ?? UNQUOTED, stake);
  }

  #pick(taken: Omit<BetSlip, 'stakeText'> | null, level: number, stake = ''): void {
    if (taken === null) return;
    const { selection } = taken;
    const allowed = this.oneClick.allows(selection);
    if (allowed === 'tooSoon') return;
    const id = this.#open(taken, level, stake);
    if (id === null) this.notify(say('bet.tooManySlips'), 'warning');
    else if (allowed === 'yes') this.#placeAtOnce(id, stake);
    else if (stake !== '') this.openSlips.edit(id, (slip) => ({ ...slip, stakeText: stake }));
  }

  /** What was tapped before the log-in: a slip at the price of now, which says so if that is another. */
  reopen(asked: BetSlip): void {
    const { selection } = asked;
    const { marketId, runnerId, side } = selection;
    const conditions = this.ports.board.conditions(marketId);
    const offer = this.ports.board.price(marketId, runnerId, side, 0);
    const from = { odds: asked.odds, line: asked.line };
    const to = offer === null ? from : { odds: offer.price, line: offer.line ?? null };
    const moved = from.odds !== to.odds || from.line !== to.line;
    const taken = {
      selection,
      ...to,
      marketVersion: conditions?.version ?? asked.marketVersion,
      acceptOdds: this.acceptance.recall(selection.matchId),
    };
    const stakeText = this.#makeRoomFor(selection);
    const id =
      conditions?.status === 'closed'
        ? this.openSlips.open({ ...taken, stakeText }, 0, { state: 'ended' })
        : this.#open(taken, 0, stakeText, moved ? { moved: { from, to } } : {});
    if (id === null) this.notify(say('bet.tooManySlips'), 'warning');
  }

  /** The same bet once more, at the price of now: in a slip, to be read and placed. Nothing while there is no price. */
  repeat(id: SlipId): void {
    const view = findSlip(this.ports.betting, id);
    if (view?.placement.state !== 'accepted') return;
    const { selection } = view.slip;
    const taken = this.#taken(selection, 0);
    if (taken !== null) this.#open(taken, 0, stakeText(view.placement.bet.stake));
  }

  /** What a tap on that price would take; null while it cannot be bet on. */
  #taken(
    selection: Selection,
    level: number,
    pressed: PriceLevel | null = null,
  ): Omit<BetSlip, 'stakeText'> | null {
    const conditions = this.#conditionsNow(selection);
    const offer = this.#offerNow(selection, level);
    if (offer === null || conditions === null) return null;
    const { price, line = null } = pressed ?? offer;
    return { ...this.#asNow(selection, conditions), odds: price, line };
  }

  /** null while the runner cannot be bet on. */
  #conditionsNow({ marketId, runnerId }: Selection): MarketConditions | null {
    const conditions = this.ports.board.conditions(marketId);
    if (conditions?.status !== 'open' || this.ports.board.freshness(marketId) !== 'live') return null;
    return this.ports.board.runnerStatus(marketId, runnerId) === 'active' ? conditions : null;
  }

  #asNow(selection: Selection, { version }: MarketConditions) {
    return {
      selection,
      marketVersion: version,
      acceptOdds: this.acceptance.recall(selection.matchId),
    };
  }

  #offerNow({ marketId, runnerId, side }: Selection, level: number): PriceLevel | null {
    return this.ports.board.price(marketId, runnerId, side, level);
  }

  #askToLogIn(selection: Selection, offer: PriceLevel | null): void {
    const { matchId, marketId } = selection;
    if (offer !== null)
      this.tapped.keep({
        selection,
        odds: offer.price,
        line: offer.line ?? null,
        marketVersion: this.ports.board.conditions(marketId)?.version ?? 0,
        stakeText: '',
        acceptOdds: this.acceptance.lasting(),
      });
    this.openPanel('login', {
      returnTo: pathOfMatch(matchId),
      onClose: () => this.tapped.forget(),
    });
  }

  /** A slip of the same bet that an earlier visit left makes way, unless it holds a key (F89); the stake that was typed there stays. */
  #makeRoomFor(selection: Selection): string {
    const same = this.ports.betting.slips.filter(
      ({ slip, placement }) => isSameBet(slip.selection, selection) && KEYLESS.has(placement.state),
    );
    for (const { id } of same) this.openSlips.close(id);
    return same.at(-1)?.slip.stakeText ?? '';
  }

  /** The slip that the price is in now; null when too many are open. */
  #open(
    taken: Omit<BetSlip, 'stakeText'>,
    level: number,
    stakeText = '',
    past: Pick<SlipView, 'moved'> = {},
  ): SlipId | null {
    const same = this.ports.betting.slips.filter(({ slip }) => isSameBet(slip.selection, taken.selection));
    const free = same.find(({ placement }) => CHANGEABLE.has(placement.state));
    if (free !== undefined) {
      this.openSlips.edit(
        free.id,
        ({ stakeText, keepInPlay = false }) => ({
          ...taken,
          stakeText,
          ...(keepInPlay ? { keepInPlay } : {}),
        }),
        level,
      );
      return free.id;
    }
    const earlier = this.reconcile.takeUp(taken.selection);
    if (earlier === null) return this.openSlips.open({ ...taken, stakeText }, level, undefined, past);
    const { key, sentAt, slip } = earlier;
    const shown = findSlipOfKey(this.ports.betting, key);
    if (shown !== null) return shown.id;
    const placement = placementAfter({ state: 'editing' }, { kind: 'neverSeen', key, sentAt });
    return this.openSlips.open({ ...taken, stakeText: slip.stakeText }, level, placement);
  }

  /** What stands in the way is said in the slip, as always. */
  #placeAtOnce(id: SlipId, stake: string): void {
    const { oneClick } = this.ports.betting;
    if (oneClick === null) return;
    this.openSlips.edit(id, (slip) => ({ ...slip, stakeText: stake || stakeText(oneClick.stake) }));
    void this.placeBet.place(id);
  }
}

/** Odds that stand in no cell of the board. */
const UNQUOTED = -1;

const KEYLESS: ReadonlySet<string> = new Set(['editing', 'oddsChanged', 'rejected']);
const CHANGEABLE: ReadonlySet<string> = new Set([...KEYLESS, 'unheard']);
