import { lazy } from 'react';
import { LazyPart } from './LazyPart';

const LiveCount = lazy(async () => ({ default: (await import('@/ui/sports/LiveCount')).LiveCount }));

/** How many matches are in play, in the bar of a player's phone. */
export function LiveCountSlot({ className }: { readonly className: string | undefined }) {
  return (
    <LazyPart>
      <LiveCount className={className} />
    </LazyPart>
  );
}
