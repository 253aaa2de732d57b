import type { PaymentPages } from '@/application/ports/device/PaymentPages';

/** In this tab: the gateway leads back to it. */
export class WindowPaymentPages implements PaymentPages {
  constructor(private readonly page: { readonly location: Pick<Location, 'assign'> }) {}

  open(url: string): void {
    this.page.location.assign(url);
  }
}
