import { describeFailure } from '@/domain/shared/describeFailure';
import { soundPage } from '@/domain/shared/listPages';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BankAccountsGateway } from '../ports/gateways/BankAccountsGateway';
import type { SessionView } from '../ports/state/SessionState';
import type { BanksShown } from './BanksApp';
import { duringSession } from '../shared/duringSession';

/** CASH-04: ten to a page. */
export const BANKS_PER_PAGE = 10;

export class LoadBanks {
  constructor(
    private readonly banks: Pick<BankAccountsGateway, 'list'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(page: number, cancellation?: Cancellation): Promise<Result<BanksShown, Message>> {
    const reply = await duringSession(this.session, () =>
      this.banks.list((soundPage(page) - 1) * BANKS_PER_PAGE, cancellation),
    );
    return reply.ok ? reply : fail(describeFailure(reply.error, 'bank.failed'));
  }
}
