import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the player asked the device for less motion; follows a change at once. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
