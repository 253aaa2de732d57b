import type { SlipId } from '@/domain/shared/ids';
import { useOpened } from '@/ui/lazy/useOpened';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** Puts in the most that can be placed and, once they are known, that the player's own limits leave. */
export function useFillMost(): (id: SlipId) => void {
  const { betting, config } = usePlayerApp();
  const { feature } = useOpened(config.capabilities.playSafe ? 'playSafe' : null);
  return (id) => {
    const safety = feature === null || feature === 'failed' ? null : feature.view.safety;
    betting.fillStake(id, 'max', safety?.state === 'ready' ? safety.limits : []);
  };
}
