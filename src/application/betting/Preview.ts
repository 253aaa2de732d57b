import { slipErrors } from '@/domain/betting/slipErrors';
import { slipSummary } from '@/domain/betting/slipSummary';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import type { SlipId } from '@/domain/shared/ids';
import type { SlipPreview } from './SlipPreview';
import type { AppConfig } from '../ports/device/AppConfig';
import type { BettingView, SlipView } from '../ports/state/BettingState';
import { findSlip } from './findSlip';
import type { SlipChecks } from './SlipChecks';

/** What stands in the way of placing now, and the figures to show. The server decides (P10). */
export class Preview {
  constructor(
    private readonly betting: BettingView,
    private readonly checks: SlipChecks,
    private readonly config: Pick<AppConfig, 'capabilities'>,
  ) {}

  execute(id: SlipId): SlipPreview | null {
    const view = findSlip(this.betting, id);
    if (view === null) return null;
    const { slip } = view;
    const situation = this.checks.situation(view);
    const [first] = slipErrors(situation);
    const unknown = this.#unknown(view);
    const same = situation.bestOdds === slip.odds && situation.bestLine === slip.line;
    const { profit, liability } = slipSummary(slip);
    return {
      profit,
      liability,
      problem: unknown ?? first?.message ?? null,
      problemAtStake: unknown === null && first?.atStake === true,
      fundsShort: unknown === null ? (first?.short ?? null) : null,
      currentOdds: same ? null : situation.bestOdds,
      currentLine: same ? null : situation.bestLine,
      limits: situation.limits,
    };
  }

  #unknown({ placement }: SlipView): Message | null {
    if (placement.state !== 'unknown') return null;
    return say(this.config.capabilities.betKeys ? 'bet.unknown' : 'bet.unknownHere');
  }
}
