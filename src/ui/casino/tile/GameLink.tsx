import { useCallback } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface GameLinkProps {
  /** A path of ours. */
  readonly href: string;
  readonly className?: string | undefined;
  /** Before it leads away. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A real link, whose press the core answers: a player goes there, a visitor is asked to log in and goes there afterwards (HDR-01). Not the
 * router's own link, which would draw every tile again whenever the address changes.
 */
export function GameLink({ href, className, onOpen, children }: GameLinkProps) {
  const { casino } = usePlayerApp();
  const press = useCallback(
    (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen?.();
      casino.openGame.execute(href);
    },
    [casino, href, onOpen],
  );
  return (
    <a href={href} className={className} onClick={press}>
      {children}
    </a>
  );
}
