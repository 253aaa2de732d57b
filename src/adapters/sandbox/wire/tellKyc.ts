import type { KycRecord } from '../engine/cashier/kyc/KycRecord';
import type { EngineCore } from '../engine/EngineCore';
import { say } from '../texts/Said';

/** What a player is told when somebody has looked at a document. */
export function tellKyc(core: EngineCore, { userId, type, status, reason }: KycRecord): void {
  const document = say(core.kyc.types().find(({ name }) => name === type)?.label ?? 'Document');
  const notice = {
    approved: {
      title: say('Identity check'),
      message: say('{document} approved.', { document }),
      status: 'success',
    },
    declined: {
      title: say('Identity check'),
      message: say('{document} declined. {reason}', { document, reason }),
      status: 'error',
    },
    expired: {
      title: say('Identity check'),
      message: say('{document} expired. {reason}', { document, reason }),
      status: 'warning',
    },
    pending: null,
  }[status];
  if (notice !== null) core.peers.toUser(userId, 'sub:notification_toast', notice);
}
