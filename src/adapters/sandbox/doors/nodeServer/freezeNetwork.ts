import type { Socket } from 'socket.io';

/**
 * Makes one connection half open, below socket.io: what the client sends is taken and forgotten, nothing is sent any more – no answer, no
 * ping, no farewell when the server's own patience ends. The network connection itself stays.
 */
export function freezeNetwork(socket: Socket): void {
  const { transport } = socket.conn;
  transport.removeAllListeners('packet');
  transport.send = () => undefined;
  transport.close = () => undefined;
}
