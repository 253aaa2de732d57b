import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface WhenNearProps {
  /** Keeps its room until then. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** What lies above the screen counts as near: a reader who jumps to the end of a page has passed it. */
const PASSED_OR_SEEN: IntersectionObserverInit = { rootMargin: '1000000px 0px 0px' };

/** Far down a page: drawn, and its script loaded, once the reader comes near it. */
export function WhenNear({ children, waiting }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, PASSED_OR_SEEN);
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{near ? children : waiting}</div>;
}
