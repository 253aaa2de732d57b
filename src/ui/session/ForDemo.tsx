import type { ReactNode } from 'react';
import { isDemo } from './isDemo';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface ForDemoProps {
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}

/** For a demo player, who ends with the session. */
export function ForDemo({ children, otherwise = null }: ForDemoProps) {
  return isDemo(useFirstPage()) ? children : otherwise;
}
