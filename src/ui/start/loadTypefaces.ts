/**
 * Brings the typefaces once the first page has been painted: until then the device's own letters stand in boxes of the same size, so nothing
 * moves when they come, and nothing is lost when they do not.
 */
export function loadTypefaces(): void {
  requestAnimationFrame(() => setTimeout(() => void import('./laterTypefaces').catch(() => undefined)));
}
