import { useState } from 'react';
import type { Submission } from '@/domain/cashier/Submission';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useSecondsLeft } from '@/ui/betting/useSecondsLeft';

/** Seconds before another try makes sense (F14); 0: now. */
export function useCoolDown(submission: Submission<unknown>): number {
  const { clock } = usePlayerApp().device;
  const [seen, setSeen] = useState({ submission, until: 0 });
  if (seen.submission !== submission) {
    const told = submission.state === 'rejected' || submission.state === 'unconfirmed';
    const seconds = told ? (submission.waitSeconds ?? 0) : 0;
    setSeen({ submission, until: clock.monotonic() + seconds * 1_000 });
  }
  return useSecondsLeft(seen.until);
}
