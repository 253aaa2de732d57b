/** Runs in a page before the app's own scripts: the device has been asked once and does not ask again. */
export function hasSaidTheirAge(): void {
  try {
    localStorage.setItem('ui.ofAge', '99');
  } catch {
    // A frame of somebody else's, without a store.
  }
}
