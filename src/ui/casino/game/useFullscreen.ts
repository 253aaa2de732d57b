import { useEffect, useSyncExternalStore } from 'react';

interface Fullscreen {
  /** A phone may not have it. */
  readonly offered: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

/**
 * The whole page takes the screen, not the frame alone: what the app has to say (a dialog, a toast) then still lies above the game. Ends with the
 * page of the game.
 */
export function useFullscreen(): Fullscreen {
  const on = useSyncExternalStore(follow, isOn);
  useEffect(() => leave, []);
  return {
    offered: document.fullscreenEnabled,
    on,
    toggle: () => (on ? leave() : enter()),
  };
}

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function isOn(): boolean {
  return Boolean(document.fullscreenElement);
}

/** A browser that refuses leaves everything as it is, and so do we. */
function enter(): void {
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

function leave(): void {
  if (isOn()) document.exitFullscreen().catch(() => undefined);
}
