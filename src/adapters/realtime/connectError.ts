import { clipText } from '@/adapters/wire/clipText';

const MAX_MESSAGE = 300;

/** What `connect_error` says, read from where each kind of failure puts it. */
export interface ConnectError {
  readonly isSessionError: boolean;
  /** The server's words, possibly empty. */
  readonly message: string;
}

/** A refusal carries its type in `data`; a failure of the transport in `type`; older servers in `name`. */
export function readConnectError(error: unknown): ConnectError {
  const type = field(field(error, 'data'), 'type') ?? field(error, 'type') ?? field(error, 'name');
  const message = field(error, 'message');
  return {
    isSessionError: type === 'SessionError',
    message: typeof message === 'string' ? clipText(message, MAX_MESSAGE).trim() : '',
  };
}

function field(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
