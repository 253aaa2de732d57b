import { LazyPart } from './LazyPart';
import { lazyIfThere } from './lazyIfThere';
import type { Holding } from './lazyIfThere';

const ExposureButton = lazyIfThere(
  import.meta.glob<Holding<'ExposureButton'>>('/src/ui/betting/ExposureButton.tsx'),
  'ExposureButton',
);

/** HDR-08: the exposure figure in the header, which opens the popups. */
export function ExposureSlot() {
  return ExposureButton === null ? null : (
    <LazyPart>
      <ExposureButton />
    </LazyPart>
  );
}
