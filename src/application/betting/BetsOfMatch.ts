import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BetsGateway, BetsPage } from '../ports/gateways/BetsGateway';
import type { SessionView } from '../ports/state/SessionState';
import { duringSession } from '../shared/duringSession';

/** The bets behind one row of the exposure popup (HDR-08). */
export class BetsOfMatch {
  constructor(
    private readonly bets: Pick<BetsGateway, 'ofMatch'>,
    private readonly session: SessionView,
  ) {}

  async execute(
    match: MatchId,
    skip: number,
    cancellation?: Cancellation,
  ): Promise<Result<BetsPage, Message>> {
    const reply = await duringSession(this.session, () => this.bets.ofMatch(match, skip, cancellation));
    return reply.ok ? reply : fail(describeFailure(reply.error, 'bets.failed'));
  }
}
