const WRONG = 'wrong-bet';

/** Something is wrong with a bet, and is said here: what was said before of another one is old. */
export function tellWrong(here: Element): void {
  here.dispatchEvent(new Event(WRONG, { bubbles: true }));
}

export function onWrong(around: Element, then: () => void): void {
  around.addEventListener(WRONG, then);
}
