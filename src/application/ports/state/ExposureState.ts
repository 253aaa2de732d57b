import type { Exposure } from '@/domain/betting/Exposure';

export interface ExposureView {
  /** null until the server has told. */
  readonly exposure: Exposure | null;
  readonly failed: boolean;
}

export interface ExposureState extends ExposureView {
  exposureReplaced(exposure: Exposure): void;
  exposureFailed(): void;
  exposureForgotten(): void;
}
