import { configurationFrom } from '@/adapters/config/configurationFrom';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { sandboxBackend } from '@/adapters/composition/wire/sandboxBackend';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { openSocket } from '@/adapters/realtime/openSocket';
import { openSandbox } from '@/adapters/sandbox/doors/inProcess/openSandbox';
import { machineTime } from '@/adapters/node/machineTime';
import type { TerminalParts } from './openTerminal';

/** A backend and the time it is played in. */
export type World = Omit<TerminalParts, 'say'>;

/** The engine in this process, in the time of this machine. */
export function engineNow(): World {
  const { app: config, ...settings } = configurationFrom({ backend: 'sandbox' });
  const sandbox = openSandbox(String(Date.now()), { now: () => Date.now() });
  return { config, backend: sandboxBackend(sandbox, { settings, calls: EAGER_WIRE }), time: machineTime };
}

/** A server that speaks docs/wire.md. `capabilities`: what it can do beyond the specification, as in config.json. */
export function serverAt(url: string, capabilities: Readonly<Record<string, boolean>>): World {
  const { app: config, ...settings } = configurationFrom({ backend: 'remote', apiUrl: url, capabilities });
  const backend = wireBackend({ settings, transport: axiosTransport(), openSocket, calls: EAGER_WIRE });
  return { config, backend, time: machineTime };
}
