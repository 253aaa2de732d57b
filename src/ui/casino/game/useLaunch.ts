import { useEffect, useState } from 'react';
import type { LaunchView } from '@/application/ports/state/CasinoState';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** `offline`: it is asked for as soon as the device is back. */
export type Launching = Exclude<LaunchView, { readonly kind: 'none' }> | { readonly kind: 'offline' };

/** Launches a target for as long as the page stands and tells how far it got. Call inside an `observer`; keep `target` the same object. */
export function useLaunch(target: LaunchTarget): Launching {
  const { casino, connection } = usePlayerApp();
  const { online } = connection.view;
  const { launch } = casino.view;
  // A game that runs is not taken away when the line breaks.
  const [begun, begin] = useState(online);
  if (online && !begun) begin(true);
  useEffect(() => (begun ? casino.playGame(target) : undefined), [begun, casino, target]);
  if (!begun) return { kind: 'offline' };
  // Until the page's own launch is under way the view may still tell of the one before.
  if (launch.kind === 'none' || launch.target.href !== target.href)
    return { kind: 'asking', target, slow: false };
  return launch;
}
