import { fail } from '@/domain/shared/Result';
import type { Transport } from './Transport';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/;

/**
 * A device that knows itself to be without a network sends nothing that changes something: of the failures of a network this is the only one that a
 * browser can tell from a request that arrived (F56, F89). What it asks goes on as always. A server on the device itself is reached without a network.
 */
export function offlineTransport(next: Transport, device: { readonly online: boolean }): Transport {
  return (request, watch) =>
    request.method === 'POST' && !device.online && !isLoopback(request.url)
      ? Promise.resolve(fail({ kind: 'offline', sent: false }))
      : next(request, watch);
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);
}
