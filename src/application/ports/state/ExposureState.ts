import type { Exposure } from '@/domain/betting/Exposure';

export interface ExposureView {
  /** null until the server has said it, now or on an earlier page. */
  readonly exposure: Exposure | null;
  /** false: of an earlier page, or the last question failed. Shown as old (F91). */
  readonly current: boolean;
  readonly failed: boolean;
}

export interface ExposureState extends ExposureView {
  exposureReplaced(exposure: Exposure): void;
  exposureFailed(): void;
  exposureForgotten(): void;
}
