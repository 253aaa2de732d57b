import type { CashierApp } from './CashierApp';
import type { CashierPorts, CashierShared } from './CashierParts';
import { CollectStatement } from './CollectStatement';
import { openDeposits } from './deposits/openDeposits';
import { PrepareFile } from './files/PrepareFile';
import { FollowRequests } from './FollowRequests';
import { openKyc } from './kyc/openKyc';
import { LoadStatement } from './LoadStatement';
import { openBanks } from './openBanks';
import { SubmissionMemory } from '../shared/SubmissionMemory';
import { openWithdrawals } from './withdrawals/openWithdrawals';

/** Money in and out, and what the operator wants to know for it. Once a page: it goes on with every session. */
export function openCashier(ports: CashierPorts, shared: CashierShared): CashierApp {
  const { localStore, session, clock, pageLife, scheduler, playerFeed, statementGateway } = ports;
  const parts = {
    ...shared,
    memory: new SubmissionMemory(localStore, session),
    follow: new FollowRequests(pageLife, scheduler, playerFeed),
  };
  const prepare = new PrepareFile(ports.pictureCleaner);
  return {
    deposits: openDeposits(ports, parts),
    withdrawals: openWithdrawals(ports, parts),
    banks: openBanks(ports, parts),
    statement: {
      load: new LoadStatement(statementGateway, session, clock),
      collect: new CollectStatement(statementGateway, session, clock),
    },
    kyc: openKyc(ports, parts),
    files: { prepare: (...chosen) => prepare.execute(...chosen) },
  };
}
