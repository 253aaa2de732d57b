/** `1 second`, `30 seconds`: how long a player has to wait. */
export function saySeconds(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
