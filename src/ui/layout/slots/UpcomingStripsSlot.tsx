import { LazyPart } from './LazyPart';
import { laterPart } from './laterPart';

const UpcomingStrips = laterPart(async () => (await import('@/ui/sports/UpcomingStrips')).UpcomingStrips);

/** Matches of today and of tomorrow. */
export function UpcomingStripsSlot() {
  return (
    <LazyPart>
      <UpcomingStrips />
    </LazyPart>
  );
}
