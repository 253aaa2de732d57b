import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Message } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { Redirect } from '@/ui/navigation/Redirect';

/** A match that is not on offer: says so and shows the list instead. */
export function UnknownMatch({ message }: { readonly message: Message }) {
  const { notices } = usePlayerApp();
  const { pathname } = useLocation();
  useEffect(() => notices.tell(message, 'error'), [notices, message]);
  return <Redirect from={pathname} to="/spmsports/cricket" />;
}
