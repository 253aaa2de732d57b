import { useCallback } from 'react';
import { say } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { Redirect } from '@/ui/navigation/Redirect';

/** A word that names no way to pay: back to the list, and why. */
export function UnknownGateway({ from }: { readonly from: string }) {
  const { notices } = usePlayerApp();
  const tell = useCallback(() => notices.tell(say('deposit.gatewayUnknown'), 'warning'), [notices]);
  return <Redirect from={from} to="/gatewaylist" onSent={tell} />;
}
