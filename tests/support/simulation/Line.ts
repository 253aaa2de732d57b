import type { Transport } from '@/adapters/http/Transport';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';

/** One phone's way to a backend, and what goes wrong on it. */
export interface Line {
  readonly url: string;
  readonly send: Transport;
  readonly open: SocketOpener;
  /** The transport breaks. These three tell how many connections it struck. */
  kick(): number;
  /** The server ends the connection. */
  farewell(): number;
  /** Half open: nothing comes through, and nobody says so. */
  freeze(): number;
  /** How often each other kind of fault has struck. */
  faults(): ReadonlyMap<string, number>;
  /** From here on it is a good line. */
  mend(): void;
}
