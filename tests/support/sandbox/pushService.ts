import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { SERVER_KEY } from '@tests/support/fakes/FakePush';
import type { PushSender } from '@/adapters/sandbox/doors/nodeServer/PushSender';
import type { PushAddress } from '@/application/ports/device/PushDevice';

/** Takes every message and sends none: for whoever asks what a server with keys answers. */
export const SILENT_SENDER: PushSender = {
  publicKey: SERVER_KEY,
  send: () => Promise.resolve('sent'),
};

export interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A push service on this machine, over real HTTP: it takes what is posted and answers as the test says. `agent` leads every public name to it, without
 * the TLS that such a name would need.
 */
export async function startPushService() {
  const messages: PushedMessage[] = [];
  const listeners = new Set<() => void>();
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      messages.push({ path: url, headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
      for (const tell of listeners) tell();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    agent: new AgentTo(port),
    messages,
    answer: (next: number): void => void (status = next),
    /** Once so many messages have come. */
    async until(count: number): Promise<void> {
      while (messages.length < count)
        await new Promise<void>((resolve) => {
          const tell = (): void => {
            listeners.delete(tell);
            resolve();
          };
          listeners.add(tell);
        });
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Any name is this machine. */
class AgentTo extends Agent {
  constructor(private readonly to: number) {
    super();
  }

  override createConnection(): Duplex {
    return connect(this.to, '127.0.0.1');
  }
}

/** A browser's half of a subscription: it can read what is encrypted for it, by RFC 8291 and 8188. */
export class PushedBrowser {
  readonly address: PushAddress;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint = 'https://push.example.net/send/1') {
    this.#keys.generateKeys();
    this.address = {
      endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** @throws where it was not encrypted for this browser */
  read({ body }: PushedMessage): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const own = this.#keys.getPublicKey();
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, about, 32);
    const derive = (what: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`${what}\0`), size));
    const key = derive('Content-Encoding: aes128gcm', 16);
    const opened = createDecipheriv('aes-128-gcm', key, derive('Content-Encoding: nonce', 12));
    opened.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    // One record: its padding begins with a two.
    const end = plain.lastIndexOf(2);
    return JSON.parse(plain.subarray(0, end).toString('utf8'));
  }
}

/** What a message is signed with (RFC 8292); null where the signature is not one of this key. */
export function claimsOf({ headers }: PushedMessage, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return null;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    : null;
}
