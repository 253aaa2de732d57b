import type { CryptoNetwork } from '@/domain/cashier/withdrawals/WithdrawMethod';

/** Tells a slip of the finger in an address of a network: its last characters are a sum of the others. */
export interface AddressChecksums {
  /** Of a text in the form of an address (`readWithdrawAddress`). true: it fits, or this address carries no sum. Rejects when its script does not come. */
  fits(address: string, network: CryptoNetwork): Promise<boolean>;
}
