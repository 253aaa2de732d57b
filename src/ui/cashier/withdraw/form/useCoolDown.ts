import { useMemo } from 'react';
import { useSecondsLeft } from '@/ui/betting/useSecondsLeft';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** Whole seconds until another try makes sense, after a refusal that said how long (F14). */
export function useCoolDown(rejected: { readonly waitSeconds: number | null } | null): number {
  const { clock } = usePlayerApp().device;
  const until = useMemo(() => clock.monotonic() + (rejected?.waitSeconds ?? 0) * 1_000, [rejected, clock]);
  return useSecondsLeft(until);
}
