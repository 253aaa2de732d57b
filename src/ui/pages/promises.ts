import Construction from 'lucide-react/icons/construction';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import type { PageName } from '@/domain/routing/Route';
import type { IconShape } from '@/ui/kit/icons/Icon';

/** Which group of pages a page belongs to: its picture, what the group will hold, and what to do meanwhile. */
export type PromiseKind = 'deposit' | 'withdraw' | 'account' | 'bets' | 'statement' | 'other';

interface PromiseLook {
  readonly icon: IconShape;
  /** A useful next step, besides the way home. */
  readonly next: { readonly to: string; readonly label: 'live' | 'myBets' | 'contact' };
}

export const PROMISE_LOOKS: Readonly<Record<PromiseKind, PromiseLook>> = {
  deposit: { icon: Wallet, next: { to: '/spmsports/live', label: 'live' } },
  withdraw: { icon: Landmark, next: { to: '/contactus', label: 'contact' } },
  account: { icon: UserRound, next: { to: '/contactus', label: 'contact' } },
  bets: { icon: Ticket, next: { to: '/spmsports/live', label: 'live' } },
  statement: { icon: FileText, next: { to: '/mybets', label: 'myBets' } },
  other: { icon: Construction, next: { to: '/contactus', label: 'contact' } },
};

const KINDS: Readonly<Partial<Record<PageName, PromiseKind>>> = {
  deposit: 'deposit',
  gateways: 'deposit',
  depositBkash: 'deposit',
  depositPaytm: 'deposit',
  depositNagad: 'deposit',
  withdraw: 'withdraw',
  withdrawForm: 'withdraw',
  withdrawWizard: 'withdraw',
  withdrawWizardForm: 'withdraw',
  withdrawCheck: 'withdraw',
  withdrawList: 'withdraw',
  bankDetails: 'account',
  kyc: 'account',
  profile: 'account',
  statement: 'statement',
  myBets: 'bets',
};

export function promiseKind(page: PageName): PromiseKind {
  return KINDS[page] ?? 'other';
}
