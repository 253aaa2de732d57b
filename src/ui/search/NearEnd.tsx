import { useEffect, useRef } from 'react';
import styles from './Search.module.css';

export interface NearEndProps {
  /** What it stands after: near others it is near anew. null: not all of it is drawn, and an end that is near is none. */
  readonly after: object | null;
  readonly onNear: () => void;
}

/** The end of a list that goes on: says when the reader comes near. */
export function NearEnd({ after, onNear }: NearEndProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null || after === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [after, onNear]);
  return <div ref={place} className={styles.end} />;
}
