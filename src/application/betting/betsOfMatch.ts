import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BetsPage } from '../ports/gateways/BetsGateway';
import { duringSession } from '../shared/duringSession';

/** The bets behind one row of the exposure popup (HDR-08). */
export function betsOfMatch(ports: Pick<Ports, 'betsGateway' | 'session'>) {
  return async (
    match: MatchId,
    skip: number,
    cancellation?: Cancellation,
  ): Promise<Result<BetsPage, Message>> => {
    const reply = await duringSession(ports.session, () =>
      ports.betsGateway.ofMatch(match, skip, cancellation),
    );
    return reply.ok ? reply : fail(describeFailure(reply.error, 'bets.failed'));
  };
}
