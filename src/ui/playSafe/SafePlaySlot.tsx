import { useArrivedApp } from '@/ui/PlayerAppContext';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const SafePlayLayer = laterPart(async () => (await import('./layer/SafePlayLayer')).SafePlayLayer);

/** The question of age and the reality check: above every page and game, and no weight on the first page. */
export function SafePlaySlot() {
  return useArrivedApp() === null ? null : (
    <LazyPart>
      <SafePlayLayer />
    </LazyPart>
  );
}
