import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AutoCashOutApp, AutoCashOuts } from '@/application/autoCashOut/AutoCashOutApp';
import { usePlayerApp } from '@/ui/PlayerAppContext';

export interface OpenedAutoCashOut {
  readonly app: AutoCashOutApp;
  readonly now: AutoCashOuts;
}

const NEVER = (): (() => void) => () => undefined;
const NOTHING = (): null => null;

/** Auto cash outs, as they are now; their script comes where they are wanted. null: not offered, or not here yet. */
export function useAutoCashOut(wanted: boolean): OpenedAutoCashOut | null {
  const { autoCashOut, config, device } = usePlayerApp();
  const [app, setApp] = useState<AutoCashOutApp | null>(null);
  const opens = wanted && config.capabilities.autoCashOut;
  useEffect(() => {
    let left = false;
    if (opens)
      autoCashOut.open().then(
        (opened) => {
          if (!left) setApp(opened);
        },
        () => device.logger.warn('auto cash outs did not come'),
      );
    return () => {
      left = true;
    };
  }, [opens, autoCashOut, device]);
  const now = useSyncExternalStore<AutoCashOuts | null>(app?.watch ?? NEVER, app?.read ?? NOTHING);
  return app === null || now === null ? null : { app, now };
}
