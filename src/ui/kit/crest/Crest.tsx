import { useSyncExternalStore } from 'react';
import styles from './Crest.module.css';
import type { CrestKind, crestImage } from './crestImage';

export interface CrestProps {
  readonly name: string;
  readonly kind?: CrestKind;
  readonly size?: 'small' | 'large';
  /** Its box stands, and it comes when this is no longer said: a new picture is the dearest thing about a row. */
  readonly later?: boolean;
}

/** Decoration beside the name of a side or of a competition: its picture follows from the name. */
export function Crest({ name, kind = 'side', size = 'small', later = false }: CrestProps) {
  const src = useSyncExternalStore(watchCrestDrawing, () => (later ? undefined : drawnCrest(name, kind)));
  return (
    <img className={styles[size]} data-kind={kind} src={src} alt="" width={20} height={20} decoding="sync" />
  );
}

let draw: typeof crestImage | null = null;
let asked: Promise<void> | null = null;
const watchers = new Set<() => void>();

/** undefined: the drawing is on its way. Its box stands, so nothing moves when it comes. */
function drawnCrest(name: string, kind: CrestKind): string | undefined {
  return draw?.(name, kind);
}

/**
 * What draws crests comes once the first of them stands on the page: no first visit waits for shapes. When it does not come, the sides have
 * their names, and the next crest asks again.
 */
function watchCrestDrawing(onDrawn: () => void): () => void {
  watchers.add(onDrawn);
  if (draw === null) asked ??= fetchDrawing();
  return () => watchers.delete(onDrawn);
}

async function fetchDrawing(): Promise<void> {
  try {
    ({ crestImage: draw } = await import('./crestImage'));
    for (const each of watchers) each();
  } catch {
    asked = null;
  }
}
