import styles from './ImageLayers.module.css';

export interface ImageLayer {
  readonly src: string;
  /** How the image is moved in the box, as CSS writes it. */
  readonly transform?: string;
}

export interface ImageLayersProps {
  /** Behind them all: a gradient, as CSS writes it. */
  readonly ground: string;
  /** From the back to the front, each as big as the box. */
  readonly layers: readonly ImageLayer[];
}

/** A picture of several images over one another, which fills its box under what else stands in it. Decoration. The box is `isolation: isolate`. */
export function ImageLayers({ ground, layers }: ImageLayersProps) {
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
