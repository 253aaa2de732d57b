import { useState } from 'react';
import { useMediaQuery } from '@/ui/device/useMediaQuery';

/** Whether a list has pages and a table here. Paper has another width than the screen: what is printed is what was loaded for that. */
export function useWideScreen(): boolean {
  const wide = useMediaQuery('(width >= 56.25em)');
  const printing = useMediaQuery('print');
  const [onScreen, setOnScreen] = useState(wide);
  if (!printing && onScreen !== wide) setOnScreen(wide);
  return onScreen;
}
