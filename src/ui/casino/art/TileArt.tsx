import styles from './KeyArt.module.css';
import type { TitleOfArt } from './recipeOf';
import { tileLayers } from './tileLayers';

/** What `KeyArt` shows, for a tile of 3:4 in a list that may hold thousands: in images that the titles share. */
export function TileArt({ title }: { readonly title: TitleOfArt }) {
  const { ground, layers } = tileLayers(title);
  return (
    <span className={styles.layers} style={{ backgroundImage: ground }}>
      {layers.map(({ src, transform }) => (
        <img
          key={src}
          src={src}
          alt=""
          draggable={false}
          className={styles.layer}
          style={transform === undefined ? undefined : { transform }}
        />
      ))}
    </span>
  );
}
