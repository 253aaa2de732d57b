import { lazy } from 'react';
import { LazyPart } from './LazyPart';

const UpcomingStrips = lazy(async () => ({
  default: (await import('@/ui/sports/UpcomingStrips')).UpcomingStrips,
}));

/** Matches of today and of tomorrow. */
export function UpcomingStripsSlot() {
  return (
    <LazyPart>
      <UpcomingStrips />
    </LazyPart>
  );
}
