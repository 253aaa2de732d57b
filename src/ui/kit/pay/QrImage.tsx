/** Squares of light around the code, without which a camera does not find it. */
const MARGIN = 4;

export interface QrImageProps {
  /** The dark ones, row by row, without a margin. */
  readonly squares: readonly (readonly boolean[])[];
  readonly label: string;
  readonly className?: string | undefined;
}

export function QrImage({ squares, label, className }: QrImageProps) {
  const size = squares.length + 2 * MARGIN;
  const path = squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
