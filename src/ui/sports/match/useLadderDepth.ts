import { useMediaQuery } from '@/ui/device/useMediaQuery';

/** How many prices a side shows: three on a desktop, two on a tablet, the best one on a phone. */
export function useLadderDepth(): 1 | 2 | 3 {
  const wide = useMediaQuery('(width >= 80em)');
  const middle = useMediaQuery('(width >= 44em)');
  if (wide) return 3;
  return middle ? 2 : 1;
}
