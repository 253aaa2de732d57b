import type { Token } from '@/domain/shared/ids';
import type { SocketLike } from './SocketLike';

export type Transport = 'websocket' | 'polling';

// A type, not an interface: the sandbox's door takes it as a bag of options.
export type SocketOptions = {
  readonly path: string;
  readonly transports: Transport[];
  readonly reconnectionDelay: number;
  readonly reconnectionDelayMax: number;
  readonly randomizationFactor: number;
  readonly reconnectionAttempts: number;
  readonly timeout: number;
  readonly auth: { readonly token: string; readonly lang?: string };
  readonly forceNew: boolean;
  readonly autoConnect: boolean;
};

/** Brings the library (or its double) and makes a socket that has not begun to connect. */
export type SocketOpener = (url: string, options: SocketOptions) => Promise<SocketLike>;

/**
 * RT-01, RT-02. One manager for each socket, so that no identity inherits another's connection; no `retries`, which would do things
 * twice. A visitor's token is empty.
 */
export function socketOptions(token: Token | null, language?: string): SocketOptions {
  return {
    path: '/public/',
    transports: ['websocket', 'polling'],
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Infinity,
    timeout: 20_000,
    auth: { token: token ?? '', ...(language !== undefined && { lang: language }) },
    forceNew: true,
    // Handlers are attached first: nothing that arrives at once is missed.
    autoConnect: false,
  };
}
