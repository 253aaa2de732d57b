import { lazy } from 'react';
import { LazyPart } from './LazyPart';

const CasinoRails = lazy(async () => ({
  default: (await import('@/ui/casino/rails/CasinoRails')).CasinoRails,
}));

/** The games of the catalogue, on the landing page and on the home page. */
export function CasinoRailsSlot() {
  return (
    <LazyPart>
      <CasinoRails />
    </LazyPart>
  );
}
