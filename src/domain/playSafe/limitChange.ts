import type { Paise } from '../shared/Money';

/** `later`: it waits 24 hours, and then for a second yes. */
export type LimitChange = 'none' | 'atOnce' | 'later';

/** What becomes of a limit that is to be changed; null is no limit. The server decides, by the same rule. */
export function limitChange(now: Paise | null, wanted: Paise | null): LimitChange {
  if (now === wanted) return 'none';
  return wanted !== null && (now === null || wanted < now) ? 'atOnce' : 'later';
}
