import { slipErrors } from '@/domain/betting/slipErrors';
import { slipSummary } from '@/domain/betting/slipSummary';
import { addMoney, paise, type Paise } from '@/domain/shared/Money';
import type { SlipId } from '@/domain/shared/ids';
import { fundsNow } from '@/domain/wallet/fundsNow';
import type { Ports } from '../ports/Ports';
import type { SlipView } from '../ports/state/BettingState';
import { findSlip } from './findSlip';
import type { PlaceBet } from './PlaceBet';
import type { SlipChecks } from './SlipChecks';
import { slipsByMarket } from './slipsByMarket';

/** What one press would place, and what it would cost. */
export interface SlipsTogether {
  /** How many can be placed now. */
  readonly ready: number;
  /** How many more are being made, and cannot yet. */
  readonly unready: number;
  readonly stake: Paise;
  /** By how much they raise together what can be lost; null: not known. */
  readonly risk: Paise | null;
  /** How much money is missing for all of them; null: none, as far as we know. */
  readonly short: Paise | null;
  /** These are the ones that the player is asked about: `placeAllAnyway` places them. */
  readonly asked: boolean;
}

/**
 * Places several slips with one press. Each is a bet of its own, with its own key and its own fate: markets do not wait for one another; on one market
 * they go in the order of opening, each once the one before has its answer or is not known, as the later ones may be covered by the earlier ones. One
 * that is refused holds up none. A bet that may have been sent before is never among them: its slip asks for it.
 */
export class PlaceAll {
  constructor(
    private readonly ports: Pick<Ports, 'betting' | 'wallet'>,
    private readonly checks: Pick<SlipChecks, 'situation' | 'addedTogether'>,
    private readonly placeBet: Pick<PlaceBet, 'place' | 'placeAnyway'>,
  ) {}

  /** null: there are not two slips to place, and none that is asked about. */
  preview(): SlipsTogether | null {
    const made = this.ports.betting.slips.filter(isMade);
    const ready = made.filter((view) => this.#isReady(view));
    const pressed = pressedOf(ready);
    const asked = pressed.some(isAsked);
    if (made.length < 2 && !asked) return null;
    const risk = this.checks.addedTogether(pressed);
    const cash = fundsNow(this.ports.wallet);
    const short = risk === null || cash === null ? 0 : risk - Math.max(0, cash);
    return {
      ready: pressed.length,
      unready: made.length - ready.length,
      stake: addMoney(...pressed.map(({ slip }) => slipSummary(slip).stake ?? paise(0))),
      risk,
      short: short > 0 ? paise(short) : null,
      asked,
    };
  }

  /**
   * Nothing when the money does not do for all of them: which of them it should be is for the player to say. Those that look like a slip of the finger are
   * asked about, all at once; a press that came before the question answers nothing.
   */
  async place(): Promise<void> {
    await this.#place(false);
  }

  /** Those that the player was asked about, and means; no others. */
  async placeAnyway(): Promise<void> {
    await this.#place(true);
  }

  async #place(anyway: boolean): Promise<void> {
    const together = this.preview();
    if (together === null || together.short !== null || together.asked !== anyway) return;
    const pressed = pressedOf(this.ports.betting.slips.filter((view) => isMade(view) && this.#isReady(view)));
    for (const { id } of pressed) this.ports.betting.slipQueued(id, true);
    await Promise.all(
      slipsByMarket(pressed).map((views) =>
        this.#oneByOne(
          views.map(({ id }) => id),
          anyway,
        ),
      ),
    );
  }

  async #oneByOne(ids: readonly SlipId[], anyway: boolean): Promise<void> {
    for (const id of ids) {
      // One that was changed or closed meanwhile was not pressed for.
      if (findSlip(this.ports.betting, id)?.queued !== true) continue;
      this.ports.betting.slipQueued(id, false);
      await (anyway ? this.placeBet.placeAnyway(id) : this.placeBet.place(id));
    }
  }

  #isReady(view: SlipView): boolean {
    return slipErrors(this.checks.situation(view)).length === 0;
  }
}

function isMade({ placement, queued }: SlipView): boolean {
  return placement.state === 'editing' && queued !== true;
}

function isAsked({ doubts = [] }: SlipView): boolean {
  return doubts.length > 0;
}

/** One press is for those that are asked about, or for all where none is. */
function pressedOf(ready: readonly SlipView[]): readonly SlipView[] {
  const asked = ready.filter(isAsked);
  return asked.length > 0 ? asked : ready;
}
