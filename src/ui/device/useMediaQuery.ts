import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows it. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => {
    const media = matchMedia(query);
    return {
      follow: (changed: () => void) => {
        media.addEventListener('change', changed);
        return () => media.removeEventListener('change', changed);
      },
      holds: () => media.matches,
    };
  }, [query]);
  return useSyncExternalStore(list.follow, list.holds);
}
