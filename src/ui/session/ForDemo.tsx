import type { ReactNode } from 'react';
import { useIsDemo } from './useIsDemo';

export interface ForDemoProps {
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}

/** For a demo player, who ends with the session. */
export function ForDemo({ children, otherwise = null }: ForDemoProps) {
  return useIsDemo() ? children : otherwise;
}
