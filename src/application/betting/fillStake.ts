import { slipSummary } from '@/domain/betting/slipSummary';
import { betFits } from '@/domain/playSafe/betFits';
import type { SelfLimit } from '@/domain/playSafe/SelfLimit';
import { parseStake, stakeText } from '@/domain/betting/parseStake';
import { slipErrors } from '@/domain/betting/slipErrors';
import { lastStake } from '@/domain/betting/lastStake';
import { paise } from '@/domain/shared/Money';
import type { SlipId } from '@/domain/shared/ids';
import type { BettingView } from '../ports/state/BettingState';
import { findSlip } from './findSlip';
import type { SlipChecks } from './SlipChecks';
import type { OpenSlips } from './OpenSlips';

/** Puts in the smallest stake that is allowed, the largest whole rupees that can be placed now and that the player's own limits leave, that of the last bet on the same selection, or nothing. It never bets. */
export function fillStake(betting: BettingView, checks: SlipChecks, openSlips: OpenSlips) {
  return (id: SlipId, what: 'min' | 'max' | 'last' | 'nothing', own: readonly SelfLimit[] = []): void => {
    const view = findSlip(betting, id);
    if (view === null) return;
    const { limits } = checks.situation(view);
    if (what === 'nothing') return put(id, '');
    if (what === 'last') {
      const last = lastStake(view.slip.selection, betting.openBets);
      return last === null ? undefined : put(id, stakeText(last));
    }
    if (limits !== null) put(id, stakeText(what === 'min' ? limits.min : paise(largest(id, own) * 100)));
  };

  function put(id: SlipId, text: string): void {
    openSlips.edit(id, (slip) => ({ ...slip, stakeText: text }));
  }

  /** Rupees. The smallest that is allowed when nothing larger can be placed: the slip then says what is missing. */
  function largest(id: SlipId, own: readonly SelfLimit[]): number {
    const view = findSlip(betting, id);
    const limits = view === null ? null : checks.situation(view).limits;
    if (view === null || limits === null) return 0;
    const fits = (rupees: number): boolean => {
      const slip = { ...view.slip, stakeText: String(rupees) };
      const situation = checks.situation({ ...view, slip });
      const { liability } = slipSummary(slip);
      return (
        parseStake(slip.stakeText).ok &&
        !slipErrors(situation).some(({ atStake }) => atStake) &&
        (liability === null || betFits(own, { liability, added: situation.addedExposure ?? liability }))
      );
    };
    let low = Math.ceil(limits.min / 100);
    let high = Math.floor(limits.max / 100);
    if (fits(high)) return high;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (fits(middle)) low = middle;
      else high = middle;
    }
    return low;
  }
}
