import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Token } from '@/domain/shared/ids';
import type { Endpoint } from './endpoints';

export interface HttpCall {
  readonly endpoint: Endpoint;
  /** Values for `:name` in the path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON values, or a form with files in it. */
  readonly body?: unknown;
  /** Instead of the session's token. */
  readonly token?: Token;
  /** Instead of the endpoint's own. */
  readonly timeoutMs?: number;
  readonly cancellation?: Cancellation | undefined;
}
