import type { SVGProps } from 'react';

export type ShapeProps = SVGProps<SVGSVGElement> & { readonly size?: string | number };

/** The 24-unit grid that icons of our own are drawn on. */
export function IconGrid({ size = 24, children, ...rest }: ShapeProps) {
  return (
    <svg
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
