import { useFirstPage } from '@/ui/PlayerAppContext';
import type { FirstPage } from '@/application/FirstPage';
import { FlashTimer } from './FlashTimer';

const timers = new WeakMap<FirstPage, FlashTimer>();

/** The page's one flash timer. */
export function useFlashTimer(): FlashTimer {
  const first = useFirstPage();
  const known = timers.get(first);
  if (known !== undefined) return known;
  const made = new FlashTimer(first.device.clock, first.device.scheduler);
  timers.set(first, made);
  return made;
}
