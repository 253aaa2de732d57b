/** As long as a browser takes two presses for a double one, where the player has set nothing else. */
const DOUBLE_PRESS_MS = 500;
/** Half a finger, px. */
const ONE_PLACE = 24;

/**
 * The second of two quick presses at one place was meant for what stood there at the first. After a press that closed a layer it lands on what the
 * layer covered, which may be a price that bets by a tap, and after one that cashed out on what came to its place: it is dropped. Presses by a key or by
 * script have no place, and are left alone.
 */
export function dropSecondPress(first: MouseEvent): void {
  if (!isByPointer(first)) return;
  const drop = (second: MouseEvent): void => {
    document.removeEventListener('click', drop, true);
    if (!isByPointer(second) || second.timeStamp - first.timeStamp > DOUBLE_PRESS_MS) return;
    // A layer below it, whose cross may stand at the same place, is shut by a second press as it should.
    if (second.target instanceof Element && second.target.closest('dialog') !== null) return;
    if (Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) > ONE_PLACE) return;
    second.preventDefault();
    second.stopPropagation();
  };
  document.addEventListener('click', drop, true);
}

const isByPointer = ({ isTrusted, detail }: MouseEvent): boolean => isTrusted && detail > 0;
