import type { SocketLike } from '@/adapters/realtime/SocketLike';

/** A second for an answer is much, and on a busy machine too little: so many times longer, where a test is not about that limit. */
const LONGER = 100;

export function patientAcks<S extends Pick<SocketLike, 'timeout'>>(socket: S): S {
  const limited = socket.timeout.bind(socket);
  socket.timeout = (ms) => limited(ms * LONGER);
  return socket;
}
