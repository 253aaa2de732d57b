import { useSyncExternalStore } from 'react';
import styles from './Crest.module.css';
import { drawnCrest, watchCrestDrawing } from './crestDrawing';

export interface CrestProps {
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** Decoration beside a side's name: shape, division, colours and charge follow from the name. */
export function Crest({ name, size = 'small' }: CrestProps) {
  const src = useSyncExternalStore(watchCrestDrawing, () => drawnCrest(name));
  return <img className={styles[size]} src={src} alt="" width={20} height={20} decoding="sync" />;
}
