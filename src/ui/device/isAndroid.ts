/** Whether apps are asked for by intents here. */
export function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent);
}
