import { useCallback, type MouseEvent } from 'react';
import type { GameKey } from '@/domain/casino/Game';
import { useWithWhole } from '@/ui/PlayerAppContext';

/**
 * One answer for all games in a list, instead of one for each: a press on a link is the core's, which leads a player there and asks a visitor to
 * log in first (HDR-01); a press on a heart keeps the game or lets it go. The links are real ones, for another tab and for the keyboard.
 */
export function useGamePress(onOpen?: () => void): (event: MouseEvent<HTMLElement>) => void {
  const withWhole = useWithWhole();
  return useCallback(
    (event) => {
      if (!(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>('a[href], button[data-game]');
      if (pressed === null) return;
      const { game } = pressed.dataset;
      if (game !== undefined) withWhole(({ casino }) => casino.toggleFavourite(game as GameKey));
      else if (isPlain(event)) {
        event.preventDefault();
        onOpen?.();
        const href = pressed.getAttribute('href') ?? '';
        withWhole(({ casino }) => casino.openGame(href));
      }
    },
    [withWhole, onOpen],
  );
}

/** Not one that asks for another tab or for a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
