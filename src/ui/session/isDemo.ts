import type { FirstPageParts } from '@/application/FirstPageParts';

/** Whether this is a demo player of the built-in sandbox, who ends with the session. What a demo of another backend is, we do not know. */
export function isDemo({ sandbox, session }: Pick<FirstPageParts, 'sandbox' | 'session'>): boolean {
  return sandbox !== null && session.view.user?.mobile === '';
}
