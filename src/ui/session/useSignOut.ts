import { useState } from 'react';
import { isDemo } from './isDemo';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** What signing out does not call back, or ends. */
export type SignOutDoubt = 'betUnderWay' | 'demo';

export interface SignOut {
  /** Signs out, or asks first: while a bet is on its way, and a demo player. */
  readonly ask: () => void;
  readonly asking: boolean;
  /** Why it is asked, or was: a dialog that goes keeps its words. */
  readonly doubts: readonly SignOutDoubt[];
  readonly busy: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export function useSignOut(): SignOut {
  const app = usePlayerApp();
  const [asking, setAsking] = useState(false);
  const [doubts, setDoubts] = useState<readonly SignOutDoubt[]>([]);
  const [busy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    await app.session.logOut();
    setBusy(false);
    setAsking(false);
  }

  return {
    ask() {
      const { betUnderWay, pending } = app.betting.view;
      const all: readonly (readonly [SignOutDoubt, boolean])[] = [
        ['betUnderWay', betUnderWay || pending.length > 0],
        ['demo', isDemo(app)],
      ];
      const found = all.flatMap(([doubt, there]) => (there ? [doubt] : []));
      setDoubts(found);
      if (found.length > 0) setAsking(true);
      else if (!busy) void leave();
    },
    asking,
    doubts,
    busy,
    confirm: () => void leave(),
    cancel: () => setAsking(false),
  };
}
