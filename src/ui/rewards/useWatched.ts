import { useEffect } from 'react';
import { useLoaded, type Load, type Loaded } from '@/ui/list/useLoaded';

/** What a page asks for, kept fresh while it is on the screen. `watch` tells of changes; both keep their identity as long as they mean the same. */
export function useWatched<T>(
  load: Load<T>,
  watch: (changed: () => void) => () => void,
): Pick<Loaded<T>, 'page' | 'refresh'> {
  const { page, refresh } = useLoaded(load);
  useEffect(() => watch(refresh), [watch, refresh]);
  return { page, refresh };
}
