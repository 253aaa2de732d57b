import { IconGrid, type ShapeProps } from '@/ui/kit/icons/IconGrid';

/** A plain letter for the network whose mark is not ours to draw. */
export function LetterF(props: ShapeProps) {
  return (
    <IconGrid {...props}>
      <path d="M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M7.5 11.5H15" />
    </IconGrid>
  );
}
