import { colourBars } from './colourBars';

export type Theme = 'system' | 'light' | 'dark';
export type TextSize = '100' | '112' | '125';

/** Shows the player's choice of theme and text size. `system` leaves the choice to the device. */
export function applyAppearance(root: HTMLElement, theme: Theme, textSize: TextSize): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.textSize = textSize;
  colourBars(root);
}
