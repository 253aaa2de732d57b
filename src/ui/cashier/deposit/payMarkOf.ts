import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import type { PayMarkName } from '@/ui/kit/pay/payDrawings';

const OF_IDS: Readonly<Record<string, PayMarkName>> = {
  m_paytm: 'paytm',
  m_bkash: 'bkash',
  m_nagad: 'nagad',
  m_binance_tron: 'tron',
  m_binance_bsc: 'bsc',
};

/** The drawing of a gateway: its own where we have one, else of its kind. */
export function payMarkOf({ id, mode, flow }: Pick<Gateway, 'id' | 'mode' | 'flow'>): PayMarkName {
  return OF_IDS[id.toLowerCase()] ?? (flow === 'redirect' ? 'bolt' : mode);
}
