import type { Logger } from '@/application/ports/device/Logger';
import type { Failure } from '@/domain/shared/Failure';
import { fail } from '@/domain/shared/Result';

type Call = (...given: unknown[]) => unknown;

/** It may have reached a server: what it was about is not known, and is asked for by its key (F54). */
const LOST: Failure = { kind: 'unexpected', sent: true };

/**
 * A backend, or the gateways of one feature, as the core may rely on them. Gateways never throw and never reject; where one of somebody else does, or answers
 * nothing, its call has failed as one whose answer was lost. Else a bet that may stand would stay on its way for ever, asked for by no one.
 */
export function answering<Of extends object>(backend: Of, logger: Pick<Logger, 'error'>): Of {
  return reading(backend, (name, member) => {
    if (name.endsWith('Gateway') && typeof member === 'object' && member !== null)
      return guarded(name, member, logger);
    if (typeof member !== 'function') return member;
    // The gateways of a feature come with it.
    return async () => answering(((await (member as Call).call(backend)) ?? {}) as object, logger);
  });
}

function guarded(name: string, gateway: object, logger: Pick<Logger, 'error'>): object {
  const lost = (error?: unknown) => {
    logger.error('a gateway did not answer', { gateway: name, error: String(error) });
    return fail(LOST);
  };
  return reading(gateway, (_, member) => {
    if (typeof member !== 'function') return member;
    return async (...given: unknown[]) => {
      try {
        return (await (member as Call).apply(gateway, given)) ?? lost();
      } catch (error) {
        return lost(error);
      }
    };
  });
}

/** Gives other members than it has, whether they are its own, a class's or frozen: what is given for a frozen one may differ only beside it. */
function reading<Of extends object>(of: Of, give: (name: string, member: unknown) => unknown): Of {
  return new Proxy({} as Of, {
    get: (_, name) => give(String(name), Reflect.get(of, name, of)),
  });
}
