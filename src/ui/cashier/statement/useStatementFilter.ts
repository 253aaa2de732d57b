import {
  changeStatementFilter,
  readStatementFilter,
  writeStatementFilter,
} from '@/domain/cashier/StatementFilter';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';

const CODEC = {
  read: readStatementFilter,
  write: writeStatementFilter,
  change: changeStatementFilter,
};

export function useStatementFilter() {
  return useFilterInAddress(CODEC);
}
