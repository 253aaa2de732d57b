import type { KycGateway } from '@/application/ports/gateways/KycGateway';
import type { BankAccountsGateway } from '@/application/ports/gateways/BankAccountsGateway';
import { standingOf } from '@/domain/cashier/standing';
import type { SessionView } from '../ports/state/SessionState';
import { duringSession } from '../shared/duringSession';
import type { AccountChecks } from './AccountChecks';

/** How far the operator knows the player. What cannot be asked for is not told; the rest is. */
export class LookUpChecks {
  constructor(
    private readonly kyc: Pick<KycGateway, 'sheet'>,
    private readonly banks: Pick<BankAccountsGateway, 'list'>,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(): Promise<AccountChecks> {
    const [sheet, page] = await Promise.all([
      duringSession(this.session, () => this.kyc.sheet()),
      duringSession(this.session, () => this.banks.list(0)),
    ]);
    return {
      kyc: sheet.ok ? standingOf(sheet.value.documents.map(({ status }) => status)) : null,
      bank: page.ok ? standingOf(page.value.accounts.map(({ check }) => check)) : null,
    };
  }
}
