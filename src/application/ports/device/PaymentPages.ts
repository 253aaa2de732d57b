/** Pages of gateways, which take this page's place. */
export interface PaymentPages {
  /** `url` has been checked. */
  open(url: string): void;
}
