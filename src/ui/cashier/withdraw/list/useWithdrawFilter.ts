import {
  changeWithdrawFilter,
  readWithdrawFilter,
  writeWithdrawFilter,
} from '@/domain/cashier/withdrawals/withdrawFilter';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';

const CODEC = { read: readWithdrawFilter, write: writeWithdrawFilter, change: changeWithdrawFilter };

export function useWithdrawFilter() {
  return useFilterInAddress(CODEC);
}
