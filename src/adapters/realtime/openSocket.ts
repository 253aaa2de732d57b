import type { SocketOpener } from './SocketOptions';

/** socket.io-client, downloaded when the first connection is made and not before. */
export const openSocket: SocketOpener = async (url, options) => {
  const { io } = await import('socket.io-client');
  return io(url, options);
};
