import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { PROFILE_ITEMS } from '@/domain/routing/navigation';
import type { IconShape } from '@/ui/kit/icons/Icon';

type AccountItem = (typeof PROFILE_ITEMS)[number]['id'];

export const ACCOUNT_ICONS: Readonly<Record<AccountItem, IconShape>> = {
  profile: UserRound,
  deposit: Wallet,
  withdraw: HandCoins,
  myBets: Ticket,
  bonus: Gift,
  referral: Users,
  statement: ReceiptText,
};
