import { changeBetsFilter, readBetsFilter, writeBetsFilter } from '@/domain/betting/BetsFilter';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';

const CODEC = { read: readBetsFilter, write: writeBetsFilter, change: changeBetsFilter };

export function useBetsFilter() {
  return useFilterInAddress(CODEC);
}
