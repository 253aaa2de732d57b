import { lazy } from 'react';
import { LazyPart } from './LazyPart';

const ExposureButton = lazy(async () => ({
  default: (await import('@/ui/betting/ExposureButton')).ExposureButton,
}));

/** HDR-08: the exposure figure in the header, which opens the popups. */
export function ExposureSlot() {
  return (
    <LazyPart>
      <ExposureButton />
    </LazyPart>
  );
}
