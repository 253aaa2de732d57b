import { useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface SignOut {
  /** Signs out, or asks first while a bet is on its way. */
  readonly ask: () => void;
  readonly asking: boolean;
  readonly busy: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export function useSignOut(): SignOut {
  const app = usePlayerApp();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    await app.session.logOut();
    setBusy(false);
    setAsking(false);
  }

  return {
    ask() {
      if (app.betting.view.betUnderWay || app.betting.view.pending.length > 0) setAsking(true);
      else if (!busy) void leave();
    },
    asking,
    busy,
    confirm: () => void leave(),
    cancel: () => setAsking(false),
  };
}
