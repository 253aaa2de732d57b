const HEIGHT = '--dock-height';

/**
 * Says how high the dock is (`0px`: there is none) to the page and to each element with `data-above-dock`. The property is not inherited (`base.css`): else
 * all elements of the page were styled anew in the very frame in which the slip comes.
 */
export function sayDockHeight(height: string): void {
  for (const each of document.querySelectorAll<HTMLElement>('html, [data-above-dock]'))
    each.style.setProperty(HEIGHT, height);
}

/** Ref of a marked element that may come while the dock is there. */
export function joinAboveDock(element: HTMLElement | null): void {
  element?.style.setProperty(HEIGHT, document.documentElement.style.getPropertyValue(HEIGHT) || '0px');
}
