import type { ReactNode } from 'react';

export interface ExternalLinkProps {
  /** Already checked by the core (X11, X14, X15): https:, tel: or mailto:. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Leaves the app: another tab that learns nothing of this one (X17). */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
