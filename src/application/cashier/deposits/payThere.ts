import { safeUrl } from '@/domain/brand/safeUrl';
import { say } from '@/domain/shared/Message';
import type { Notify } from '../../notices/Notify';
import type { AllPorts } from '../../ports/LaterPorts';
import type { RedirectForm, RedirectStarted } from '../../ports/gateways/DepositsGateway';
import type { SubmissionView } from '../../ports/state/SubmissionState';

/** Starts a payment on the gateway's own page and leads there, if that is a page which may be opened (X16). */
export function payThere(
  ports: Pick<AllPorts, 'gatewayMemory' | 'paymentPages' | 'address' | 'config'>,
  start: (form: RedirectForm) => Promise<void>,
  view: SubmissionView<RedirectStarted>,
  notify: Notify,
) {
  return async (form: RedirectForm): Promise<void> => {
    await start(form);
    const { submission } = view;
    if (submission.state !== 'accepted') return;
    // What was started before stands, and is shown as that: there is no address to lead to any more.
    if (submission.earlier) return;
    const { deposit, url } = submission.received;
    const safe =
      url === null ? null : safeUrl(url, 'gateway', { ...ports.address, origins: ports.config.gatewayHosts });
    if (safe === null) {
      notify(say('deposit.redirectUnsafe'), 'error');
      return;
    }
    if (deposit.key !== null) ports.gatewayMemory.leaveWith(deposit.key);
    ports.paymentPages.open(safe);
  };
}
