/** Enter that is held is one press: with every repeat of the key a browser presses a button anew, and each would be a stake. */
export function pressOnce(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    true,
  );
}
