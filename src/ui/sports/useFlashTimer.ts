import { usePlayerApp } from '@/ui/PlayerAppContext';
import type { PlayerApp } from '@/application/PlayerApp';
import { FlashTimer } from './FlashTimer';

const timers = new WeakMap<PlayerApp, FlashTimer>();

/** The page's one flash timer. */
export function useFlashTimer(): FlashTimer {
  const app = usePlayerApp();
  const known = timers.get(app);
  if (known !== undefined) return known;
  const made = new FlashTimer(app.device.clock, app.device.scheduler);
  timers.set(app, made);
  return made;
}
