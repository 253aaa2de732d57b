import type { Logger } from '@/application/ports/device/Logger';
import type { Failure } from '@/domain/shared/Failure';
import { fail } from '@/domain/shared/Result';
import type { WholeBackend } from './Backend';

type Call = (...given: unknown[]) => unknown;

/** It may have reached a server: what it was about is not known, and is asked for by its key (F54). */
const LOST: Failure = { kind: 'unexpected', sent: true };

/**
 * A backend as the core may rely on it. Gateways never throw and never reject; where one of somebody else does, or answers nothing, its call has failed as one
 * whose answer was lost. Else a bet that may stand would stay on its way for ever, asked for by nobody.
 */
export function answering(backend: WholeBackend, logger: Pick<Logger, 'error'>): WholeBackend {
  const gateways = (of: object): object =>
    Object.fromEntries(
      Object.entries(of).map(([name, member]) => [
        name,
        isGateway(name, member) ? guarded(name, member) : member,
      ]),
    );

  function guarded(name: string, gateway: object): object {
    const lost = (error?: unknown) => {
      logger.error('a gateway did not answer', { gateway: name, error: String(error) });
      return fail(LOST);
    };
    return new Proxy(gateway, {
      get(of, call) {
        const member: unknown = Reflect.get(of, call, of);
        if (typeof member !== 'function') return member;
        return async (...given: unknown[]) => {
          try {
            return (await (member as Call).apply(of, given)) ?? lost();
          } catch (error) {
            return lost(error);
          }
        };
      },
    });
  }

  // Those of a feature come with it.
  return Object.fromEntries(
    Object.entries(gateways(backend)).map(([name, member]: [string, unknown]) => [
      name,
      typeof member === 'function'
        ? async () => gateways(((await (member as Call).call(backend)) ?? {}) as object)
        : member,
    ]),
  ) as unknown as WholeBackend;
}

function isGateway(name: string, member: unknown): member is object {
  return name.endsWith('Gateway') && typeof member === 'object' && member !== null;
}
