import { useEffect, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';

const NONE: ReadonlySet<string> = new Set();

/** The groups of the lists that this player folded on this device. */
export function useFolded(): ReadonlySet<string> {
  const { watchFolded } = usePlayerApp().sports;
  const [folded, setFolded] = useState(NONE);
  useEffect(() => watchFolded((groups) => setFolded(new Set(groups))), [watchFolded]);
  return folded;
}
