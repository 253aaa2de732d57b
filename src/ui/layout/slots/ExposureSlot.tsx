import { LazyPart } from './LazyPart';
import { lazyIfThere } from './lazyIfThere';

const ExposureButton = lazyIfThere(import.meta.glob('/src/ui/betting/ExposureButton.tsx'), 'ExposureButton');

/** HDR-08: the exposure figure in the header, which opens the popups. */
export function ExposureSlot() {
  return ExposureButton === null ? null : (
    <LazyPart>
      <ExposureButton />
    </LazyPart>
  );
}
