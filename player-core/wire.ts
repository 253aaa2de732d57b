/** A backend that speaks docs/wire.md over HTTP and socket.io. */
export { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
export { wireBackend } from '@/adapters/composition/wire/wireBackend';
export { axiosTransport } from '@/adapters/http/axiosTransport';
export type { Transport } from '@/adapters/http/Transport';
export { openSocket } from '@/adapters/realtime/openSocket';
export type { SocketLike } from '@/adapters/realtime/SocketLike';
