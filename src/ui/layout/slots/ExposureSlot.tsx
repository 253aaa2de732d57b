import { LazyPart } from './LazyPart';
import { lazyPart } from './lazyPart';

const ExposureButton = lazyPart(async () => (await import('@/ui/betting/ExposureButton')).ExposureButton);

/** HDR-08: the exposure figure in the header, which opens the popups. */
export function ExposureSlot() {
  return (
    <LazyPart>
      <ExposureButton />
    </LazyPart>
  );
}
