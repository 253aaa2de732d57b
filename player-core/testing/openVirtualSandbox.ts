import { configurationFrom } from '@/adapters/config/configurationFrom';
import type { Backend } from '@/adapters/composition/Backend';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { sandboxBackend } from '@/adapters/composition/wire/sandboxBackend';
import type { WireCalls } from '@/adapters/composition/wire/WireCalls';
import { ManualClock } from '@/adapters/node/ManualClock';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { seededIds } from '@/adapters/node/seededIds';
import type { Time } from '@/adapters/node/Time';
import { virtualTime } from '@/adapters/node/virtualTime';
import { openSandbox } from '@/adapters/sandbox/doors/inProcess/openSandbox';
import type { AppConfig } from '@/application/ports/device/AppConfig';
import type { Clock } from '@/application/ports/device/Clock';
import type { IdSource } from '@/application/ports/device/IdSource';

/** What `openPlayer` and `nodeDevice` need to play on an engine in a time of its own. */
export interface VirtualSandbox {
  readonly config: AppConfig;
  readonly backend: Backend;
  /** Time moves only while something waits for it here. */
  readonly time: Time;
  /** For the device. */
  readonly own: { readonly clock: Clock; readonly scheduler: ManualScheduler; readonly ids: IdSource };
}

/**
 * The engine in this process, in a time of its own: the same seed and the same start (epoch milliseconds) give the same world. `calls`:
 * of the features that are used, as for a server; absent: all of them.
 */
export function openVirtualSandbox(
  seed: string,
  startMs: number,
  { calls = EAGER_WIRE }: { readonly calls?: WireCalls } = {},
): VirtualSandbox {
  const { app: config, ...settings } = configurationFrom({ backend: 'sandbox' });
  const scheduler = new ManualScheduler(new ManualClock(startMs));
  const { clock } = scheduler;
  const sandbox = openSandbox(seed, clock);
  return {
    config,
    backend: sandboxBackend(sandbox, { settings, calls }),
    time: virtualTime(scheduler, sandbox.catchUp),
    own: { clock, scheduler, ids: seededIds(seed) },
  };
}
