import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Telemetry } from '@/application/ports/device/Telemetry';

/** How the page does for this person, as the field defines it: each figure once, when it is final. @param page its id in the route table */
export function watchVitals(telemetry: Telemetry, page: string): void {
  const take = ({ name, value, rating, navigationType }: Metric): void => {
    const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    telemetry.record({ kind: 'vital', name, value: rounded, rating, details: { page, navigationType } });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take);
}
