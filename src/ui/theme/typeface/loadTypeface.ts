/**
 * Brings the typeface once the first page has been painted: until then the device's own letters stand in boxes of the same size, so nothing
 * moves when it comes, and nothing is lost when it does not.
 */
export function loadTypeface(): void {
  requestAnimationFrame(() => setTimeout(() => void import('./typeface.css').catch(() => undefined)));
}
