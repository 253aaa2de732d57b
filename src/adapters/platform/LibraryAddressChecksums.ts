import type { AddressChecksums } from '@/application/ports/device/AddressChecksums';
import type { CryptoNetwork } from '@/domain/cashier/withdrawals/WithdrawMethod';

/** The sums come with the first address that is typed (decision 147). */
export class LibraryAddressChecksums implements AddressChecksums {
  async fits(address: string, network: CryptoNetwork): Promise<boolean> {
    const { base58Fits, mixedCaseFits } = await import('./addressChecksum');
    return network === 'TRC20' ? base58Fits(address) : mixedCaseFits(address);
  }
}
