import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import type { Transport } from '../../http/Transport';
import type { SocketLike } from '../../realtime/SocketLike';
import type { SocketOptions } from '../../realtime/SocketOptions';
import type { Backend } from '../Backend';
import { wireBackend, type SpokenWire } from './wireBackend';

/** An engine behind its door to this process. */
export interface OpenSandbox {
  readonly transport: Transport;
  readonly openSocket: (url: string, options: SocketOptions) => SocketLike;
  readonly tools: SandboxTools;
  /** The world stands still from then on; what it was stays stored. */
  readonly close: () => void;
}

/** The sandbox in this process: it speaks what a server speaks. */
export function sandboxBackend(sandbox: OpenSandbox, wire: SpokenWire): Backend {
  const open = wireBackend({
    ...wire,
    transport: sandbox.transport,
    openSocket: (...call) => Promise.resolve(sandbox.openSocket(...call)),
  });
  return (host) => {
    host.closed.addEventListener('abort', sandbox.close);
    return { ...open(host), tools: sandbox.tools };
  };
}
