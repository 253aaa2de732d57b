const LAST = 4;
const DOTS = '••••';
/** Of a UPI id, what stands before the @ is a name or a number: two characters of it say enough. */
const FIRST = 2;

/** `••••1234` of an account or card number. Nothing but the last four of its letters and digits comes out, whatever went in (X29). */
export function maskNumber(text: string): string {
  const shown = [...text.replace(/[^\p{L}\p{N}]/gu, '')].slice(-LAST);
  return shown.length < LAST ? DOTS : `${DOTS}${shown.join('')}`;
}

/** `as•••@okaxis` of a UPI id; one that is masked already stays as it is. */
export function maskUpiId(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0) return DOTS;
  const [head = '', hidden] = text.slice(0, at).split('•', 2);
  const shown = [...head];
  const most = shown.length > FIRST || hidden !== undefined ? FIRST : 1;
  return `${shown.slice(0, most).join('')}•••${text.slice(at)}`;
}
