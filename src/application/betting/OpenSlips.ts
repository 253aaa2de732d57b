import type { BetSlip } from '@/domain/betting/BetSlip';
import { isUndecided } from '@/domain/betting/isUndecided';
import type { Placement } from '@/domain/betting/Placement';
import { placementAfter } from '@/domain/betting/placementAfter';
import { slipId, type SlipId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { SlipView } from '../ports/state/BettingState';
import type { SportsApp } from '../sports/SportsApp';
import { findMarket } from './findMarket';
import { findSlip } from './findSlip';
import type { SavedSlips } from './SavedSlips';

/** Open slips at once: more would be lost sight of. */
export const MAX_SLIPS = 10;

/** Opens, changes and closes slips. The market of each is watched as long as it is open, wherever the player goes meanwhile. */
export class OpenSlips {
  readonly #releases = new Map<SlipId, () => void>();
  #opened = 0;

  constructor(
    private readonly ports: Pick<Ports, 'betting' | 'matches'>,
    private readonly watchMarkets: SportsApp['watchMarkets'],
    private readonly reloadMatch: SportsApp['reloadMatch'],
    private readonly saved: Pick<SavedSlips, 'keep' | 'keepSoon'>,
  ) {}

  /** Null when too many are open. Those that are over make room. `level`: which price was tapped; `placement`: how far it got before; `past`: what became of it before it was opened here. */
  open(
    slip: BetSlip,
    level = 0,
    placement: Placement = { state: 'editing' },
    past: Pick<SlipView, 'saved' | 'moved' | 'openBets'> = {},
  ): SlipId | null {
    // Who goes on to the next bet has read what became of the last one.
    for (const { id, placement } of this.ports.betting.slips)
      if (placement.state === 'ended' || placement.state === 'accepted') this.close(id);
    if (this.ports.betting.slips.length >= MAX_SLIPS) return null;
    this.#opened += 1;
    const id = slipId(String(this.#opened));
    this.#releases.set(id, this.watchMarkets([slip.selection.marketId]));
    const { matchId, marketId } = slip.selection;
    // It may come back on a page that does not show its market: its limits are asked for.
    if (findMarket(this.ports.matches, matchId, marketId) === null) void this.reloadMatch(matchId);
    const { openBets, openBetsKnown } = this.ports.betting;
    const beside = openBetsKnown ? { openBets } : {};
    this.ports.betting.slipOpened({ id, slip, level, placement, ...beside, ...past });
    this.saved.keep();
    return id;
  }

  /** Changes a slip, unless its bet is under way or it is closed. An outcome that was shown is over with that. */
  edit(id: SlipId, change: (slip: BetSlip) => BetSlip, level?: number): void {
    const view = findSlip(this.ports.betting, id);
    if (view === null) return;
    const { slip, placement } = view;
    if (isUndecided(placement) || placement.state === 'ended') return;
    this.ports.betting.slipEdited(id, change(slip), level ?? view.level);
    if (placement.state !== 'editing')
      this.ports.betting.placementMoved(id, placementAfter(placement, { kind: 'edited' }));
    this.saved.keepSoon();
  }

  /** Its market is closed: it stays to be read, and nothing about it changes any more. */
  end(id: SlipId): void {
    const placement = findSlip(this.ports.betting, id)?.placement;
    if (placement?.state !== 'editing' && placement?.state !== 'oddsChanged') return;
    this.#release(id);
    this.ports.betting.placementMoved(id, placementAfter(placement, { kind: 'ended' }));
    this.saved.keep();
  }

  close(id: SlipId): void {
    this.#release(id);
    this.ports.betting.slipClosed(id);
    this.saved.keep();
  }

  /** The session is over: the slips go with everything else. */
  forget(): void {
    for (const release of this.#releases.values()) release();
    this.#releases.clear();
  }

  #release(id: SlipId): void {
    this.#releases.get(id)?.();
    this.#releases.delete(id);
  }
}
