import Bitcoin from 'lucide-react/icons/bitcoin';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { GatewayMode } from '@/domain/cashier/deposits/Gateway';
import type { IconShape } from '@/ui/kit/icons/Icon';

/** Pictograms: a gateway's own mark is its owner's. */
export const GATEWAY_MARKS: Readonly<Record<GatewayMode, IconShape>> = {
  upi: Smartphone,
  wallet: WalletCards,
  crypto: Bitcoin,
  bank: Landmark,
};
