import type { Failure } from '@/domain/shared/Failure';
import { fail, type Result } from '@/domain/shared/Result';

/** Whatever is asked of it, the answer may be that there is no such thing here. */
type Gateway<Of> = { readonly [Call in keyof Of]: (...given: never[]) => Promise<Result<unknown, Failure>> };

export const notOffered = () => Promise.resolve(fail<Failure>({ kind: 'notOffered', sent: false }));

/** A container and an `await` ask what they are given whether it is a promise: it is none. */
const LEFT_OUT: object = new Proxy(
  {},
  { get: (_, call) => (typeof call === 'string' && call !== 'then' ? notOffered : undefined) },
);

/** The gateway, or where the backend leaves it out one that answers as a backend without its calls does (decision 047). */
export function offered<Of extends Gateway<Of>>(gateway: Of | undefined): Of {
  return gateway ?? (LEFT_OUT as Of);
}
