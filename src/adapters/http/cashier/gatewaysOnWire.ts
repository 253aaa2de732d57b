import { rupeesFromPaise } from '@/adapters/wire/wireMoney';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';

/** As `/gateways` lists them: what a tab saved is read back as if it came from there. */
export function gatewaysOnWire(gateways: readonly Gateway[]): unknown {
  return gateways.map(({ min, max, fee, closed, proofNeeded, currency, ...same }) => ({
    ...same,
    min: rupeesFromPaise(min),
    max: rupeesFromPaise(max),
    fee: { flat: rupeesFromPaise(fee.flat), percent: fee.basisPoints / 100 },
    enabled: closed === null,
    reason: closed?.reason ?? '',
    proof: proofNeeded ? 'required' : 'optional',
    currency: currency === null ? null : { code: currency.code, rate: rupeesFromPaise(currency.rate) },
  }));
}
