import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Cut {
  /** Bytes that the server had written, and how many of them came through. */
  readonly written: number;
  readonly passed: number;
  readonly text: string;
}

export interface CutProxy {
  readonly url: string;
  readonly cuts: readonly Cut[];
  /** The next write of the server that contains `words` ends after this part of it, and with it the connection. */
  cutNext(words: string, part: number): void;
  close(): Promise<void>;
}

/** A wire that breaks in the middle of what is on it, on the level of TCP: half a websocket frame, half an HTTP body. */
export async function startCutProxy(target: string): Promise<CutProxy> {
  const { port, hostname } = new URL(target);
  const open = new Set<Socket>();
  const cuts: Cut[] = [];
  let planned: { readonly words: string; readonly part: number } | null = null;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', end);
      socket.once('close', () => {
        open.delete(socket);
        end();
      });
    }
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes: Buffer) => {
      const text = bytes.toString('utf8');
      if (planned === null || !text.includes(planned.words)) {
        client.write(bytes);
        return;
      }
      const passed = Math.min(bytes.length - 1, Math.floor(bytes.length * planned.part));
      planned = null;
      cuts.push({ written: bytes.length, passed, text });
      client.write(bytes.subarray(0, passed), end);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    cutNext: (words, part) => {
      planned = { words, part };
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
