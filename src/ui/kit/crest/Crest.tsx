import { crestImage } from './crestImage';
import styles from './Crest.module.css';

export interface CrestProps {
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** Decoration beside a side's name: shape, division, colours and charge follow from the name. */
export function Crest({ name, size = 'small' }: CrestProps) {
  return (
    <img className={styles[size]} src={crestImage(name)} alt="" width={20} height={20} decoding="sync" />
  );
}
