import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A request that something in the middle took, and has not passed on. */
export interface Held {
  readonly text: string;
  /** Passes it on, byte for byte; what the server answers. Whoever sent it hears nothing. */
  deliver(): Promise<string>;
}

export interface HoldingProxy {
  readonly url: string;
  readonly held: readonly Held[];
  /** From here on each request that begins with these words is taken whole, its sender cut off, and kept; null: no more. */
  hold(words: string | null): void;
  close(): Promise<void>;
}

/** Something between a browser and a server, on the level of TCP, that may take a request, cut the sender off, and deliver it whenever it likes (F89). */
export async function startHoldingProxy(port: number): Promise<HoldingProxy> {
  const open = new Set<Socket>();
  const held: Held[] = [];
  let planned: string | null = null;
  const track = (socket: Socket, end: () => void): Socket => {
    open.add(socket);
    return socket.on('error', end).once('close', () => {
      open.delete(socket);
      end();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    track(client, end);
    track(upstream, end);
    let taken: Buffer | null = null;
    client.on('data', (bytes: Buffer) => {
      if (taken === null && planned !== null && bytes.toString('latin1').startsWith(planned)) {
        taken = Buffer.alloc(0);
      }
      if (taken === null) {
        upstream.write(bytes);
        return;
      }
      taken = Buffer.concat([taken, bytes]);
      if (!isWhole(taken)) return;
      const request = taken;
      held.push({ text: request.toString('utf8'), deliver: () => deliver(port, request) });
      end();
    });
    upstream.on('data', (bytes) => client.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held,
    hold: (words) => {
      planned = words;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The head, and as much of a body as the head says. */
function isWhole(request: Buffer): boolean {
  const text = request.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
  return text.length >= end + 4 + length;
}

function deliver(port: number, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      answer += bytes.toString('utf8');
      if (!isWhole(Buffer.from(answer))) return;
      socket.destroy();
      resolve(answer);
    });
  });
}
