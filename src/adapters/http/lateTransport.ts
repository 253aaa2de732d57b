import { fail } from '@/domain/shared/Result';
import type { Transport } from './Transport';

/** A transport whose script comes with the first request that needs it. Where it does not come nothing was sent, and the next request asks again. */
export function lateTransport(load: () => Promise<Transport>): Transport {
  let loading: Promise<Transport> | undefined;
  return async (request, watch) => {
    loading ??= load();
    let transport: Transport;
    try {
      transport = await loading;
    } catch {
      loading = undefined;
      return fail({ kind: 'offline', sent: false });
    }
    return watch.signal.aborted ? fail({ kind: 'aborted', sent: false }) : transport(request, watch);
  };
}
