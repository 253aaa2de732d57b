import styles from './KeyArt.module.css';
import type { ArtFormat } from './drawKeyArt';
import { keyArtOf } from './keyArtOf';
import type { TitleOfArt } from './recipeOf';

export interface KeyArtProps {
  readonly title: TitleOfArt;
  readonly format?: ArtFormat;
}

/** The drawn picture of a title, which fills its box. Decoration: the caller writes name and provider over it as text, in white. */
export function KeyArt({ title, format = 'tile' }: KeyArtProps) {
  return (
    <img src={keyArtOf(title, format)} alt="" decoding="async" draggable={false} className={styles.art} />
  );
}
