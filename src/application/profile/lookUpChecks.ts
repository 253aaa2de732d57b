import { checkStatusOf } from '@/domain/cashier/checkStatus';
import type { AllPorts } from '../ports/LaterPorts';
import { duringSession } from '../shared/duringSession';
import type { AccountChecks } from './ProfileApp';

/** How far the operator knows the player. What cannot be asked for is left out; the rest is there. */
export function lookUpChecks(ports: Pick<AllPorts, 'kycGateway' | 'bankAccountsGateway' | 'session'>) {
  return async (): Promise<AccountChecks> => {
    const [sheet, page] = await Promise.all([
      duringSession(ports.session, () => ports.kycGateway.sheet()),
      duringSession(ports.session, () => ports.bankAccountsGateway.list(0)),
    ]);
    return {
      kyc: sheet.ok ? checkStatusOf(sheet.value.documents.map(({ status }) => status)) : null,
      bank: page.ok ? checkStatusOf(page.value.accounts.map(({ check }) => check)) : null,
    };
  };
}
