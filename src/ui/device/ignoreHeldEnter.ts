import type { KeyboardEvent } from 'react';

/** For a button that costs money: Enter held down presses once, and nothing that gets the focus meanwhile. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
