import type { WithdrawEntry } from './WithdrawEntry';
import type { WithdrawRefusal } from './WithdrawRefusal';

/** An account on file, as far as a payment needs it. */
export interface PayeeOnFile {
  readonly type: 'bank' | 'card' | 'upi';
  /** Masked: `HDFC Bank ••••1234`. */
  readonly label: string;
  readonly checked: boolean;
}

export interface PayeeAsked {
  /** Empty: an address. */
  readonly accountId: string;
  readonly address: string;
  readonly network: string;
}

export type Payee = { readonly label: string } | { readonly code: WithdrawRefusal };

const TRC20 = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const BEP20 = /^0x[0-9a-fA-F]{40}$/;

/** Whom to pay, by the rules of this way out; what is kept of an address is masked. A client's checks prove nothing. */
export function payeeOf(entry: WithdrawEntry, asked: PayeeAsked, onFile: PayeeOnFile | null): Payee {
  if (asked.accountId !== '') {
    if (onFile === null || onFile.type !== entry.mode) return { code: 'ACCOUNT_UNKNOWN' };
    return onFile.checked ? { label: onFile.label } : { code: 'ACCOUNT_UNCHECKED' };
  }
  const { address, network } = asked;
  switch (entry.mode) {
    case 'bank':
      return { code: 'ACCOUNT_UNKNOWN' };
    case 'upi': {
      if (!/^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,63}$/.test(address)) return { code: 'ADDRESS_WRONG' };
      return { label: `${address.slice(0, 2)}•••${address.slice(address.lastIndexOf('@'))}` };
    }
    case 'wallet':
      if (!/^[6-9][0-9]{9}$/.test(address)) return { code: 'ADDRESS_WRONG' };
      return { label: `••••${address.slice(-4)}` };
    case 'crypto': {
      if (!entry.networks.some((known) => known === network)) return { code: 'ADDRESS_WRONG' };
      const [mine, other] = network === 'TRC20' ? [TRC20, BEP20] : [BEP20, TRC20];
      if (other.test(address)) return { code: 'WRONG_NETWORK' };
      if (!mine.test(address)) return { code: 'ADDRESS_WRONG' };
      return { label: `${address.slice(0, 6)}…${address.slice(-4)} (${network})` };
    }
  }
}
