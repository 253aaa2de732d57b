import type { ReactNode } from 'react';
import { WaitingContext } from './WaitingContext';
import { RegionBoundary } from './RegionBoundary';

export interface LazyPartProps {
  /** Stands in its place while its script is on its way. */
  readonly waiting?: ReactNode;
  /** What stands there when it is broken. */
  readonly fallback?: 'panel' | 'nothing';
  readonly children: ReactNode;
}

/** A part of the page with its own script: it may come late or fail without taking the page along (F84). */
export function LazyPart({ waiting = null, fallback = 'nothing', children }: LazyPartProps) {
  return (
    <RegionBoundary fallback={fallback}>
      <WaitingContext value={waiting}>{children}</WaitingContext>
    </RegionBoundary>
  );
}
