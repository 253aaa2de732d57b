import type { ComponentProps } from 'react';

/** Stands where a link would, and leads nowhere; `title` says why. */
export function InertLink(props: ComponentProps<'span'>) {
  return <span role="link" aria-disabled="true" {...props} />;
}
