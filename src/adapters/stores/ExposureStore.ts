import { action, makeObservable, observable, observableRef } from 'mobx';
import type { ExposureState } from '@/application/ports/state/ExposureState';
import type { Exposure } from '@/domain/betting/Exposure';
import type { Paise } from '@/domain/shared/Money';
import type { Keep } from './Keep';

export class ExposureStore implements ExposureState {
  exposure: Exposure | null;
  current = false;
  failed = false;

  constructor(
    stored: Paise | null,
    private readonly keep: Keep<Paise>,
  ) {
    this.exposure = stored === null ? null : { total: stored, rows: [] };
    makeObservable(this, {
      exposure: observableRef,
      current: observable,
      failed: observable,
      exposureReplaced: action,
      exposureFailed: action,
      exposureForgotten: action,
    });
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
