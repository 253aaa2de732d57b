import type { SVGProps } from 'react';

/** A plain letter for the network whose mark is not ours to draw. */
export function LetterF({ size, ...rest }: SVGProps<SVGSVGElement> & { readonly size?: string | number }) {
  return (
    <svg
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M7.5 11.5H15" />
    </svg>
  );
}
