import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const ExposureButton = laterPart(
  async () => (await import('@/ui/betting/exposure/ExposureButton')).ExposureButton,
);

/** HDR-08: the exposure figure in the header, which opens the popups. */
export function ExposureSlot() {
  return (
    <LazyPart>
      <ExposureButton />
    </LazyPart>
  );
}
