import { LazyPart } from './LazyPart';
import { lazyPart } from './lazyPart';

const CasinoRails = lazyPart(async () => (await import('@/ui/casino/rails/CasinoRails')).CasinoRails);

/** The games of the catalogue, on the landing page and on the home page. */
export function CasinoRailsSlot() {
  return (
    <LazyPart>
      <CasinoRails />
    </LazyPart>
  );
}
