const DIGIT = /^(?:Digit|Numpad)([1-8])$/;

/** What a chip says of its key, as `aria-keyshortcuts` has it. */
export function chipKey(place: number): string {
  return `Alt+${place}`;
}

/**
 * The place (from 1) of the chip that a key picks, or null. A digit alone is typed into the field that has the focus, so there it takes Alt; on
 * some keyboards Alt makes another sign of it, so what counts is the key and not the sign.
 */
export function chipOfKey(event: KeyboardEvent): number | null {
  const place = DIGIT.exec(event.code)?.[1];
  if (place === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return event.altKey || !(event.target instanceof HTMLInputElement) ? Number(place) : null;
}
