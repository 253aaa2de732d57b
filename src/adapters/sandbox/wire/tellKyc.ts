import type { KycRecord } from '../engine/cashier/kyc/KycRecord';
import type { EngineCore } from '../engine/EngineCore';
import { say } from '../texts/Said';

/** What a player reads when somebody has looked at a document: one sentence, since a title would stand before a blank and a colon (TOAST-02). */
export function tellKyc(core: EngineCore, { userId, type, status, reason }: KycRecord): void {
  const document = say(core.kyc.types().find(({ name }) => name === type)?.label ?? 'Document');
  const notice = {
    approved: {
      title: '',
      message: say('Identity check: {document} approved.', { document }),
      status: 'success',
    },
    declined: {
      title: '',
      message: say('Identity check: {document} declined. {reason}', { document, reason }),
      status: 'error',
    },
    expired: {
      title: '',
      message: say('Identity check: {document} expired. {reason}', { document, reason }),
      status: 'warning',
    },
    pending: null,
  }[status];
  if (notice !== null) core.peers.toUser(userId, 'sub:notification_toast', { ...notice, page: '/kyc' });
}
