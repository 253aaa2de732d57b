import { safeUrl } from '@/domain/brand/safeUrl';
import { say } from '@/domain/shared/Message';
import type { Notify } from '../../notices/Notify';
import type { AppConfig } from '../../ports/device/AppConfig';
import type { GatewayMemory } from '../../ports/device/GatewayMemory';
import type { PageAddress } from '../../ports/device/PageAddress';
import type { PaymentPages } from '../../ports/device/PaymentPages';
import type { RedirectForm, RedirectStarted } from '../../ports/gateways/DepositsGateway';
import type { SubmissionView } from '../../ports/state/SubmissionState';

/** Starts a payment on the gateway's own page and leads there, if that is a page which may be opened (X16). */
export class PayThere {
  constructor(
    private readonly start: { execute(form: RedirectForm): Promise<void> },
    private readonly view: SubmissionView<RedirectStarted>,
    private readonly memory: Pick<GatewayMemory, 'leaveWith'>,
    private readonly pages: PaymentPages,
    private readonly address: PageAddress,
    private readonly config: Pick<AppConfig, 'gatewayHosts'>,
    private readonly notify: Pick<Notify, 'execute'>,
  ) {}

  async execute(form: RedirectForm): Promise<void> {
    await this.start.execute(form);
    const { submission } = this.view;
    if (submission.state !== 'accepted') return;
    // What was started before stands, and is shown as that: there is no address to lead to any more.
    if (submission.earlier) return;
    const { deposit, url } = submission.told;
    const safe =
      url === null ? null : safeUrl(url, 'gateway', { ...this.address, origins: this.config.gatewayHosts });
    if (safe === null) {
      this.notify.execute(say('deposit.redirectUnsafe'), 'error');
      return;
    }
    if (deposit.key !== null) this.memory.leaveWith(deposit.key);
    this.pages.open(safe);
  }
}
