import { useEffect, useRef } from 'react';

/** What a layer shows: what is given, and while it closes still what it showed. */
export function useLastShown<T>(given: T | null): T | null {
  const last = useRef(given);
  useEffect(() => {
    if (given !== null) last.current = given;
  }, [given]);
  return given ?? last.current;
}
