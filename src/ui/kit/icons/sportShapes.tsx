import { IconGrid, type ShapeProps } from './IconGrid';

/** A bat and a ball. */
export function Cricket(props: ShapeProps) {
  return (
    <IconGrid {...props}>
      <path d="m20.5 3.5-4 4" />
      <path d="m17.8 8.6-2.4-2.4a1 1 0 0 0-1.4 0L4.6 15.6a2.1 2.1 0 0 0 0 3l.8.8a2.1 2.1 0 0 0 3 0L17.8 10a1 1 0 0 0 0-1.4Z" />
      <circle cx="18.5" cy="18.5" r="2.5" />
    </IconGrid>
  );
}

/** The ball with its pentagon. */
export function Soccer(props: ShapeProps) {
  return (
    <IconGrid {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m12 7.8 4 2.9-1.5 4.7h-5L8 10.7z" />
      <path d="M12 7.8V2.6M16 10.7l4.9-1.7M14.5 15.4l3.1 4.2M9.5 15.4l-3.1 4.2M8 10.7 3.1 9" />
    </IconGrid>
  );
}

/** The ball with its seam. */
export function Tennis(props: ShapeProps) {
  return (
    <IconGrid {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M5.2 5.4c2.3 1.6 3.6 4 3.6 6.6s-1.3 5-3.6 6.6M18.8 5.4c-2.3 1.6-3.6 4-3.6 6.6s1.3 5 3.6 6.6" />
    </IconGrid>
  );
}

/** What is being played now. */
export function InPlay(props: ShapeProps) {
  return (
    <IconGrid {...props}>
      <circle cx="12" cy="12" r="2.5" fill="currentColor" />
      <path d="M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M4.9 19.1a10 10 0 0 1 0-14.2M19.1 4.9a10 10 0 0 1 0 14.2" />
    </IconGrid>
  );
}
