import type { KycRecord } from '../engine/cashier/kyc/KycRecord';
import type { EngineCore } from '../engine/EngineCore';

/** What a player is told when somebody has looked at a document. */
export function tellKyc(core: EngineCore, { userId, type, status, reason }: KycRecord): void {
  const label = core.kyc.types().find(({ name }) => name === type)?.label ?? 'Document';
  const notice = {
    approved: { title: 'Identity check', message: `${label} approved.`, status: 'success' },
    declined: { title: 'Identity check', message: `${label} declined. ${reason}`, status: 'error' },
    expired: { title: 'Identity check', message: `${label} expired. ${reason}`, status: 'warning' },
    pending: null,
  }[status];
  if (notice !== null) core.peers.toUser(userId, 'sub:notification_toast', notice);
}
