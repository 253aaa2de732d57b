import type { Notify } from '../notices/Notify';
import type { PlaySound } from '../notices/PlaySound';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { LateParticipants } from '../session/LateParticipants';
import type { FollowRequests } from './followRequests';
import type { SubmissionMemory } from '../shared/SubmissionMemory';

export const CASHIER_PORTS = [
  'session',
  'clock',
  'scheduler',
  'ids',
  'localStore',
  'sessionStore',
  'address',
  'pageLife',
  'playerFeed',
  'config',
] as const satisfies readonly (keyof Ports)[];

export type CashierPorts = Pick<Ports, (typeof CASHIER_PORTS)[number]> &
  Pick<
    LaterPorts,
    | 'depositsGateway'
    | 'withdrawalsGateway'
    | 'bankAccountsGateway'
    | 'kycGateway'
    | 'statementGateway'
    | 'gatewayMemory'
    | 'paymentPages'
    | 'pictureCleaner'
    | 'qrCodes'
    | 'addressChecksums'
    | 'deposits'
    | 'kyc'
    | 'newSubmission'
  >;

/** What other features do for this one. */
export interface CashierShared {
  readonly notify: Notify;
  readonly syncWallet: () => Promise<void>;
  readonly playSound: PlaySound['play'];
  readonly late: LateParticipants;
}

/** What the parts of the cashier share with one another. */
export interface CashierParts extends CashierShared {
  readonly memory: SubmissionMemory;
  readonly follow: FollowRequests;
}
