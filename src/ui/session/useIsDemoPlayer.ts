import { useFirstPage } from '@/ui/PlayerAppContext';

/** Whether who is signed in is a demo player of the built-in sandbox, who ends with the session. What a demo of another backend is, we do not know. */
export function useIsDemoPlayer(): boolean {
  const { sandbox, session } = useFirstPage();
  return sandbox !== null && session.view.user?.mobile === '';
}
