import { useFirstPage } from '@/ui/PlayerAppContext';

/** Whether this is a demo player of the built-in sandbox, who ends with the session. What a demo of another backend is, we do not know. To be read inside an `observer`. */
export function useIsDemo(): boolean {
  const { sandbox, session } = useFirstPage();
  return sandbox !== null && session.view.user?.mobile === '';
}
