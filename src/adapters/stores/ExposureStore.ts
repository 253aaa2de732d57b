import type { ExposureState } from '@/application/ports/state/ExposureState';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Paise } from '@/domain/shared/Money';
import type { Keep } from './Keep';
import { observed } from './observed';

export class ExposureStore implements ExposureState {
  exposure: Exposure | null;
  current = false;
  failed = false;

  constructor(
    stored: Paise | null,
    private readonly keep: Keep<Paise>,
  ) {
    this.exposure = stored === null ? null : { total: stored, rows: [] };
    observed(this);
  }

  exposureReplaced(exposure: Exposure): void {
    this.exposure = exposure;
    this.current = true;
    this.failed = false;
    this.keep(exposure.total);
  }

  exposureFailed(): void {
    this.current = false;
    this.failed = true;
  }

  exposureForgotten(): void {
    this.exposure = null;
    this.current = false;
    this.failed = false;
    this.keep(null);
  }
}
