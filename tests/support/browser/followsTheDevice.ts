/** Runs in a page before the app's own scripts: the player has left the theme to the device. A choice that is made later stays. */
export function followsTheDevice(): void {
  try {
    if (localStorage.getItem('ui.theme') === null) localStorage.setItem('ui.theme', 'system');
  } catch {
    // A frame of somebody else's, without a store.
  }
}
