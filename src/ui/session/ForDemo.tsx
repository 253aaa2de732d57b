import type { ReactNode } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface ForDemoProps {
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}

/** For a demo player of the built-in sandbox, who ends with the session. What a demo of another backend is, we do not know. */
export function ForDemo({ children, otherwise = null }: ForDemoProps) {
  const { sandbox, session } = useFirstPage();
  return sandbox !== null && session.view.user?.mobile === '' ? children : otherwise;
}
