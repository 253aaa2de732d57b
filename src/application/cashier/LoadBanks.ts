import { describeFailure } from '@/domain/shared/describeFailure';
import { soundPage } from '@/domain/shared/listPages';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BankAccountsGateway } from '../ports/gateways/BankAccountsGateway';
import type { SessionView } from '../ports/state/SessionState';
import type { BanksShown } from './BanksApp';

/** CASH-04: ten to a page. */
export const BANKS_PER_PAGE = 10;

export class LoadBanks {
  constructor(
    private readonly banks: Pick<BankAccountsGateway, 'list'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(page: number, cancellation?: Cancellation): Promise<Result<BanksShown, Message>> {
    const { epoch } = this.session;
    const reply = await this.banks.list((soundPage(page) - 1) * BANKS_PER_PAGE, cancellation);
    // Accounts of somebody who has left are nobody's (F17).
    if (this.session.epoch !== epoch) return fail(say('bank.failed'));
    return reply.ok ? reply : fail(describeFailure(reply.error, 'bank.failed'));
  }
}
