import type { Clock } from '@/application/ports/device/Clock';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  monotonic(): number {
    return performance.now();
  }
}
