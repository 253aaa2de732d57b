import { useMediaQuery } from './useMediaQuery';

/** A device that is held and touched: it has apps to open. Beside a wide screen it is its camera that is held up. */
export function useTouch(): boolean {
  return useMediaQuery('(pointer: coarse)');
}
