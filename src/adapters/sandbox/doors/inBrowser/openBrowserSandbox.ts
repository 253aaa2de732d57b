import { FaultPlan } from '../../faults/FaultPlan';
import type { RunningSandbox, SandboxPowers } from './createBrowserSandbox';
import { createBrowserSandbox } from './createBrowserSandbox';
import { broadcastTabs } from './tabs/broadcastTabs';
import type { SandboxNotice, StorageLike } from './SnapshotStore';
import { engineThread } from './worker/engineThread';

declare global {
  interface Window {
    /** Only where the sandbox door is loaded. */
    __sandbox?: SandboxPowers;
  }
}

/**
 * The sandbox of this page, with what this browser has to offer. To be loaded by a dynamic import, and only when `config.json` says
 * `backend: "sandbox"`.
 * @param trusted makes of a script's address what a page with Trusted Types hands to the browser
 */
export function openBrowserSandbox(
  trusted: (url: string) => string,
  notice: (notice: SandboxNotice) => void,
): RunningSandbox {
  // Not randomUUID: over plain HTTP from another machine a browser has none.
  const tabId = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
  const running = createBrowserSandbox(
    {
      openEngine: engineThread(trusted),
      seed: tabId,
      storage: storage(),
      locks: 'locks' in navigator ? navigator.locks : null,
      openChannel: 'BroadcastChannel' in window ? broadcastTabs : null,
      tabId,
      faults: new FaultPlan(),
      onHide: (listener) => {
        window.addEventListener('pagehide', () => listener(true));
        document.addEventListener('visibilitychange', () => document.hidden && listener(false));
      },
      onShow: (listener) =>
        document.addEventListener('visibilitychange', () => !document.hidden && listener()),
      onReturn: (listener) => window.addEventListener('pageshow', (event) => event.persisted && listener()),
      notice,
    },
    {
      origin: location.origin,
      window,
      publish: (html) => URL.createObjectURL(new Blob([html], { type: 'text/html' })),
      revoke: (address) => URL.revokeObjectURL(address),
    },
  );
  window.__sandbox = running.powers;
  return running;
}

/** Blocked cookies make the mere look at it throw. */
function storage(): StorageLike | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
