import { useCallback, useEffect, useState } from 'react';
import { useOpenFeature } from './useOpenFeature';
import type { LaterFeatures } from '@/application/LaterFeatures';

export interface Opened<Feature> {
  /** null: its script is on its way. */
  readonly feature: Feature | 'failed' | null;
  readonly retry: () => void;
}

/** A feature with a script of its own, as soon as that is there; null is asked for nothing. */
export function useOpened<Name extends keyof LaterFeatures>(name: Name | null): Opened<LaterFeatures[Name]> {
  const open = useOpenFeature();
  const [feature, setFeature] = useState<LaterFeatures[Name] | 'failed' | null>(null);
  const load = useCallback(() => {
    if (name === null) return undefined;
    let left = false;
    setFeature(null);
    open(name).then(
      (opened) => {
        if (!left) setFeature(() => opened);
      },
      () => {
        if (!left) setFeature('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [open, name]);
  useEffect(load, [load]);
  return { feature, retry: () => void load() };
}
