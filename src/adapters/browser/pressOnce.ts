/**
 * Enter that is held is one press. A browser presses a button and sends a form anew with every repeat of the key: held on a price of a ladder it opened a
 * slip, and the next repeat, in that slip, placed the bet, until there was no cash left.
 * @returns ends it
 */
export function pressOnce(page: Window): () => void {
  const pass = (event: KeyboardEvent): void => {
    // Lines of a text may be made by a held key.
    if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('keydown', pass, true);
  return () => page.removeEventListener('keydown', pass, true);
}
