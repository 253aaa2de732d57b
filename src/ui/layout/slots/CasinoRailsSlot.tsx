import { LazyPart } from './LazyPart';
import { laterPart } from './laterPart';

const CasinoRails = laterPart(async () => (await import('@/ui/casino/rails/CasinoRails')).CasinoRails);

/** The games of the catalogue, on the landing page and on the home page. */
export function CasinoRailsSlot() {
  return (
    <LazyPart>
      <CasinoRails />
    </LazyPart>
  );
}
