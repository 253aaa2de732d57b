import { LazyPart } from './LazyPart';
import { lazyPart } from './lazyPart';

const UpcomingStrips = lazyPart(async () => (await import('@/ui/sports/UpcomingStrips')).UpcomingStrips);

/** Matches of today and of tomorrow. */
export function UpcomingStripsSlot() {
  return (
    <LazyPart>
      <UpcomingStrips />
    </LazyPart>
  );
}
