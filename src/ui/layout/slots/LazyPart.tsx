import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { RegionBoundary } from '@/ui/routing/RegionBoundary';

export interface LazyPartProps {
  /** Stands in its place while its script is on its way. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with its own script: it may come late or fail without taking the page along (F84). */
export function LazyPart({ waiting = null, children }: LazyPartProps) {
  return (
    <RegionBoundary fallback="nothing">
      <Suspense fallback={waiting}>{children}</Suspense>
    </RegionBoundary>
  );
}
