/**
 * Plain text: another type would need the collector's permission first. No cookie goes along, as it would with the browser's own beacon, and no address of
 * a page, as it would to a collector on the app's own site. What cannot be delivered is lost.
 */
export function sendReport(url: string, body: string): void {
  fetch(url, {
    ...{ method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true },
    referrerPolicy: 'strict-origin',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  }).catch(() => undefined);
}
