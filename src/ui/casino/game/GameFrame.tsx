import { useLayoutEffect, useRef } from 'react';
import styles from './GameStage.module.css';
import type { GameFrame as Frame } from '@/application/ports/device/GameFrames';
import { readTextSize, TEXT_PERCENT } from '@/ui/appearance/Appearance';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface GameFrameProps {
  readonly frame: Frame;
  readonly title: string;
  readonly loaded: boolean;
}

/** The provider's page. It is heard before it is loaded, so that not even its first word is lost. */
export function GameFrame({ frame, title, loaded }: GameFrameProps) {
  const { casino } = usePlayerApp();
  const percent = TEXT_PERCENT[useSavedChoice(readTextSize)];
  const element = useRef<HTMLIFrameElement>(null);

  useLayoutEffect(() => {
    const iframe = element.current;
    const inside = iframe?.contentWindow;
    if (iframe === null || !inside) return undefined;
    const stop = casino.attachFrame(inside);
    // Only now: an empty frame has "loaded" the moment it stands.
    const onLoad = (): void => casino.frameLoaded();
    iframe.addEventListener('load', onLoad);
    iframe.src = frame.src;
    return () => {
      iframe.removeEventListener('load', onLoad);
      stop();
    };
  }, [casino, frame]);

  // Another page has no way to see it, and the player may choose anew while the game is open.
  useLayoutEffect(() => {
    const inside = element.current?.contentWindow;
    if (loaded && inside) frame.sizeText(inside, percent);
  }, [frame, loaded, percent]);

  // A game is played with keys as well; whoever went on to something else meanwhile is left there.
  useLayoutEffect(() => {
    const { activeElement: at } = document;
    if (loaded && (at === document.body || at?.id === 'main')) element.current?.focus();
  }, [loaded]);

  return (
    <iframe
      ref={element}
      className={styles.frame}
      title={title}
      sandbox={frame.sandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      data-loaded={loaded}
    />
  );
}
