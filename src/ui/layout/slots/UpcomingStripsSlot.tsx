import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const UpcomingStrips = laterPart(
  async () => (await import('@/ui/sports/lists/UpcomingStrips')).UpcomingStrips,
);

/** Matches of today and of tomorrow. */
export function UpcomingStripsSlot() {
  return (
    <LazyPart>
      <UpcomingStrips />
    </LazyPart>
  );
}
