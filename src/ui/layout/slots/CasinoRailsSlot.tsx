import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const CasinoRails = laterPart(
  async () => (await import('@/ui/casino/rails/CasinoRails')).CasinoRails,
  'whole',
  'games',
);

/** The games of the catalogue, on the landing page and on the home page. */
export function CasinoRailsSlot() {
  return (
    <LazyPart>
      <CasinoRails />
    </LazyPart>
  );
}
