import { useMediaQuery } from './useMediaQuery';

/** Where there is nothing but fingers, there is hardly a keyboard: a choice about its keys would only be in the way. */
export function useHasKeys(): boolean {
  return !useMediaQuery('(hover: none) and (pointer: coarse)');
}
