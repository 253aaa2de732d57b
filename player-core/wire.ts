/** A backend that speaks docs/wire.md over HTTP and socket.io. */
export { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
export { LAZY_WIRE } from '@/adapters/composition/wire/lazyWire';
export { SPORTSBOOK_WIRE } from '@/adapters/composition/wire/sportsbookCalls';
export type { WireCalls } from '@/adapters/composition/wire/WireCalls';
export { wireBackend } from '@/adapters/composition/wire/wireBackend';
export { axiosTransport } from '@/adapters/http/axiosTransport';
export { fetchTransport } from '@/adapters/http/fetchTransport';
export type { Transport } from '@/adapters/http/Transport';
export { openSocket } from '@/adapters/realtime/openSocket';
export type { SocketLike } from '@/adapters/realtime/SocketLike';
