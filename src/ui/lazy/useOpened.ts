import { useCallback, useEffect, useState } from 'react';

export interface Opened<Part> {
  /** null: its script is on its way. */
  readonly part: Part | 'failed' | null;
  readonly retry: () => void;
}

/** A part of the app with a script of its own, as soon as that is there. */
export function useOpened<Part>(open: { readonly execute: () => Promise<Part> }): Opened<Part> {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const load = useCallback(() => {
    let left = false;
    setPart(null);
    open.execute().then(
      (opened) => {
        if (!left) setPart(() => opened);
      },
      () => {
        if (!left) setPart('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [open]);
  useEffect(load, [load]);
  return { part, retry: () => void load() };
}
