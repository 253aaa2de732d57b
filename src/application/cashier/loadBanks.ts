import { describeFailure } from '@/domain/shared/describeFailure';
import { soundPage } from '@/domain/shared/listPages';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BanksShown } from './BanksApp';
import { duringSession } from '../shared/duringSession';

/** CASH-04: ten to a page. */
export const BANKS_PER_PAGE = 10;

export function loadBanks(ports: Pick<AllPorts, 'bankAccountsGateway' | 'session'>) {
  return async (page: number, cancellation?: Cancellation): Promise<Result<BanksShown, Message>> => {
    const reply = await duringSession(ports.session, () =>
      ports.bankAccountsGateway.list((soundPage(page) - 1) * BANKS_PER_PAGE, cancellation),
    );
    return reply.ok ? reply : fail(describeFailure(reply.error, 'bank.failed'));
  };
}
