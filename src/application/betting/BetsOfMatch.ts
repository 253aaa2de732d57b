import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BetsGateway, BetsPage } from '../ports/gateways/BetsGateway';
import type { SessionView } from '../ports/state/SessionState';

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
    const { epoch } = this.session;
    const reply = await this.bets.ofMatch(match, skip, cancellation);
    // Bets of somebody who has left are nobody's (F17).
    if (this.session.epoch !== epoch) return fail(say('bets.failed'));
    return reply.ok ? reply : fail(describeFailure(reply.error, 'bets.failed'));
  }
}
