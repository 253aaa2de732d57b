import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Dock.module.css';
import { sayDockHeight } from './aboveDock';

export interface DockProps {
  readonly label: string;
  /** Escape anywhere in it. */
  readonly onClose: () => void;
  /** It is as high as it says now, and the page has been told. */
  readonly onResize?: () => void;
  /** On a phone the bottom navigation is left free: there is nothing here that needs the room. */
  readonly aboveNav?: boolean;
  readonly children: ReactNode;
}

/**
 * A low panel at the lower edge of the screen that is no dialog: the page above it scrolls, stays live and can be pressed. The page is told the
 * height (`--dock-height`), so that what gets the focus is not hidden under it.
 */
export function Dock({ label, onClose, onResize, aboveNav = false, children }: DockProps) {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = dock;
    if (current === null) return undefined;
    const tell = (): void => {
      sayDockHeight(`${current.offsetHeight + (parseFloat(getComputedStyle(current).bottom) || 0)}px`);
      onResize?.();
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(current);
    current.addEventListener('transitionend', tell);
    return () => {
      sizes.disconnect();
      current.removeEventListener('transitionend', tell);
      sayDockHeight('0px');
    };
  }, [onResize]);
  useEffect(() => {
    const { current } = dock;
    const fold = (event: KeyboardEvent): void => {
      // A dialog that was opened from here has an Escape of its own.
      const within = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !within) onClose();
    };
    current?.addEventListener('keydown', fold);
    return () => current?.removeEventListener('keydown', fold);
  }, [onClose]);
  return (
    <aside ref={dock} className={classNames(styles.dock, aboveNav && styles.aboveNav)} aria-label={label}>
      {children}
    </aside>
  );
}
