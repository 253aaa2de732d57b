import { useCallback, useEffect, useState } from 'react';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { usePlayerApp } from '@/ui/PlayerAppContext';

interface OpenedPlaySafe {
  /** null: its script is on its way. */
  readonly app: PlaySafeApp | 'failed' | null;
  readonly retry: () => void;
}

/** Playing safe, as soon as its script is there. */
export function usePlaySafeApp(): OpenedPlaySafe {
  const { open } = usePlayerApp().playSafe;
  const [app, setApp] = useState<PlaySafeApp | 'failed' | null>(null);
  const load = useCallback(() => {
    let left = false;
    setApp(null);
    open.execute().then(
      (opened) => {
        if (!left) setApp(opened);
      },
      () => {
        if (!left) setApp('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [open]);
  useEffect(load, [load]);
  return { app, retry: () => void load() };
}
