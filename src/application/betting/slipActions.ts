import type { BetSlip } from '@/domain/betting/BetSlip';
import { isUndecided } from '@/domain/betting/isUndecided';
import { parseOdds } from '@/domain/betting/parseOdds';
import { LARGEST_STAKE, parseStake, stakeText } from '@/domain/betting/parseStake';
import { placementAfter } from '@/domain/betting/placementAfter';
import { paise } from '@/domain/shared/Money';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import type { Ports } from '../ports/Ports';
import type { AcceptanceMemory } from './AcceptanceMemory';
import type { BettingApp } from './BettingApp';
import { findSlip } from './findSlip';
import type { OpenSlips } from './OpenSlips';
import type { PendingBets } from './PendingBets';

/** What a player does with an open slip, but for placing it. Nothing changes while its bet is under way. */
export function slipActions(
  { betting, board, config }: Pick<Ports, 'betting' | 'board' | 'config'>,
  openSlips: OpenSlips,
  acceptance: Pick<AcceptanceMemory, 'keep'>,
  pending: Pick<PendingBets, 'find' | 'put' | 'remove'>,
) {
  return {
    chooseSlip: (id) => {
      if (id === null || findSlip(betting, id) !== null) betting.slipTouched(id);
    },
    edit: (id, changes) => openSlips.edit(id, (slip) => ({ ...slip, ...changes })),
    addChip: (id, chip) =>
      openSlips.edit(id, (slip) => {
        // A text that is no stake counts as nothing.
        const stake = parseStake(slip.stakeText);
        const sum = (stake.ok ? stake.value : 0) + chip;
        return { ...slip, stakeText: stakeText(paise(Math.min(sum, LARGEST_STAKE))) };
      }),
    stepOdds: (id, direction) =>
      openSlips.edit(id, (slip) => {
        if (!MARKET_KINDS[slip.selection.marketKind].onLadder) return slip;
        return { ...slip, odds: direction === 'up' ? tickUp(slip.odds) : tickDown(slip.odds) };
      }),
    typeOdds: (id, text) => {
      const odds = parseOdds(text);
      openSlips.edit(id, (slip) =>
        odds === null || !MARKET_KINDS[slip.selection.marketKind].onLadder ? slip : { ...slip, odds },
      );
    },
    chooseAcceptance: (id, acceptOdds) => {
      const view = findSlip(betting, id);
      if (view === null) return;
      acceptance.keep(view.slip.selection.matchId, acceptOdds);
      openSlips.edit(id, (slip) => ({ ...slip, acceptOdds }));
    },
    takeOffer: (id) => {
      const placement = findSlip(betting, id)?.placement;
      const offered =
        placement?.state === 'oddsChanged' ? { price: placement.offer, line: placement.offerLine } : null;
      const take = (slip: BetSlip): BetSlip => {
        const taken = bestNow(slip) ?? offered;
        if (taken === null) return slip;
        const marketVersion = board.conditions(slip.selection.marketId)?.version ?? slip.marketVersion;
        return { ...slip, odds: taken.price, line: taken.line ?? null, marketVersion };
      };
      openSlips.edit(id, take, 0);
    },
    closeSlip: (id) => {
      const view = findSlip(betting, id);
      if (view === null || isUndecided(view.placement)) return;
      const sent = view.placement.state === 'unheard' ? pending.find(view.placement.key) : null;
      if (sent !== null) pending.put({ ...sent, closed: true });
      openSlips.close(id);
    },
    acknowledge: (id) => {
      const placement = findSlip(betting, id)?.placement;
      if (placement === undefined) return;
      if (placement.state === 'accepted' || placement.state === 'ended') {
        openSlips.close(id);
      } else if (placement.state === 'rejected' || placement.state === 'oddsChanged') {
        betting.placementMoved(id, placementAfter(placement, { kind: 'acknowledged' }));
      } else if (placement.state === 'unknown' && placement.overdue) {
        // Without keys nothing can be asked: the player was told to look, and that is all we can do.
        const sent = pending.find(placement.key);
        if (!config.capabilities.betKeys) pending.remove(placement.key);
        else if (sent !== null) pending.put({ ...sent, closed: true });
        openSlips.close(id);
      }
    },
  } satisfies Partial<BettingApp>;

  function bestNow({ selection: { marketId, runnerId, side } }: BetSlip) {
    if (board.freshness(marketId) !== 'live') return null;
    return board.price(marketId, runnerId, side, 0);
  }
}
