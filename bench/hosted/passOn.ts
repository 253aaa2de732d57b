import { Agent, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** What belongs to one connection, and what HTTP/2 says otherwise. */
const OF_THE_CONNECTION =
  /^(:.*|connection|keep-alive|transfer-encoding|upgrade|host|content-length|http2-settings)$/;
const WORTH_IT = 1_000;
/** What a gateway has time for while somebody waits. */
const SETTINGS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface PassOn {
  call(request: IncomingMessage, response: ServerResponse): void;
  socket(request: IncomingMessage, player: Duplex, head: Buffer): void;
  close(): void;
}

/** A gateway before the sandbox's server: calls and sockets of the page's own origin. */
export function passOn(backend: string): PassOn {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port, host } = new URL(backend);
  return {
    call(request, response) {
      const { method, url, headers } = request;
      const given = { ...within(headers), 'accept-encoding': 'identity' };
      const length = headers['content-length'];
      const asked = ask(
        {
          agent,
          hostname,
          port,
          path: url,
          method,
          headers: length === undefined ? given : { ...given, 'content-length': length },
        },
        (answer) => void answerWith(request, response, answer).catch(() => response.destroy()),
      );
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    },
    socket(request, player, head) {
      const backendSocket: Socket = connect(Number(port), hostname, () => {
        const lines = [`GET ${request.url} HTTP/1.1`, `Host: ${host}`];
        for (let at = 0; at < request.rawHeaders.length; at += 2)
          if (request.rawHeaders[at]?.toLowerCase() !== 'host')
            lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
        backendSocket.write(`${lines.join('\r\n')}\r\n\r\n`);
        backendSocket.write(head);
        backendSocket.pipe(player).pipe(backendSocket);
      });
      // Either end leaves: so does the other.
      for (const [one, other] of [
        [player, backendSocket],
        [backendSocket, player],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    },
    close: () => agent.destroy(),
  };
}

async function answerWith(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const plain = Buffer.concat(parts);
  const isPressed =
    plain.length > WORTH_IT &&
    (request.headers['accept-encoding'] ?? '').includes('br') &&
    (answer.headers['content-type'] ?? '').includes('json');
  const body = isPressed ? await promisify(brotliCompress)(plain, SETTINGS) : plain;
  const headers = within(answer.headers);
  if (isPressed) headers['content-encoding'] = 'br';
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
  response.end(body);
}

const within = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name)));
