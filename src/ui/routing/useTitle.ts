import { useEffect } from 'react';

/** NAV-08. The text is already bounded and tamed (X02). */
export function useTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
