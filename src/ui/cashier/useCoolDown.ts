import { useMemo } from 'react';
import type { Submission } from '@/domain/cashier/Submission';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';

/** Whole seconds before another try makes sense, after a refusal that said how long (F14); 0: now. */
export function useCoolDown(submission: Submission<unknown>): number {
  const { clock } = usePlayerApp().device;
  const until = useMemo(() => {
    const refused = submission.state === 'rejected' || submission.state === 'unconfirmed';
    return clock.monotonic() + (refused ? (submission.waitSeconds ?? 0) : 0) * 1_000;
  }, [submission, clock]);
  return useSecondsLeft(until);
}
