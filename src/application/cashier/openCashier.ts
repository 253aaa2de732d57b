import type { CashierApp } from './CashierApp';
import type { CashierPorts, CashierShared } from './CashierParts';
import { collectStatement, loadStatement } from './statement';
import { openDeposits } from './deposits/openDeposits';
import { prepareFile } from './files/prepareFile';
import { followRequests } from './followRequests';
import { openKyc } from './kyc/openKyc';
import { openBanks } from './openBanks';
import { SubmissionMemory } from '../shared/SubmissionMemory';
import { openWithdrawals } from './withdrawals/openWithdrawals';

/** Money in and out, and what the operator wants to know for it. Once a page: it goes on with every session. */
export function openCashier(ports: CashierPorts, shared: CashierShared): CashierApp {
  const { localStore, session } = ports;
  const parts = {
    ...shared,
    memory: new SubmissionMemory(localStore, session),
    follow: followRequests(ports),
  };
  return {
    deposits: openDeposits(ports, parts),
    withdrawals: openWithdrawals(ports, parts),
    banks: openBanks(ports, parts),
    statement: {
      load: loadStatement(ports),
      collect: collectStatement(ports),
    },
    kyc: openKyc(ports, parts),
    files: { prepare: prepareFile(ports.pictureCleaner) },
  };
}
