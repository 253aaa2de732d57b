import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import { createSandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { readDistFiles, servedFile } from '@scripts/lib/distFiles.mjs';
import { distSite } from '@scripts/lib/distSite.mjs';
import { laidOver } from '@scripts/lib/laidOver.mjs';
import { remoteConfig } from '@scripts/lib/remoteConfig.mjs';
import { securityHeaders } from '@scripts/lib/securityHeaders.mjs';
import { freePort } from '@tests/support/freePort';
import { passOn } from './passOn';
import { pressFiles } from './pressFiles';
import type { SelfSigned } from './selfSigned';

interface HostedPage {
  /** Without a slash at the end. */
  readonly url: string;
  readonly cspReports: { readonly reports: readonly unknown[]; count(): number };
  close(): Promise<void>;
}

export interface HostOptions {
  /** Of the sandbox's world. */
  readonly seed?: string;
  /** A world in which nothing begins, ends or changes its price. */
  readonly still?: boolean;
  /** Of brotli. */
  readonly quality?: number;
}

export interface HostedPages<Name extends string> {
  readonly pages: Readonly<Record<Name, HostedPage>>;
  readonly sandbox: SandboxServer;
  close(): Promise<void>;
}

/**
 * Built pages as an operator hosts them, each at an origin of its own, all before one sandbox: HTTP/2 over TLS, files compressed at deploy, the
 * headers that follow from config.json, calls and sockets at the page's own origin. Without a certificate the same over plain HTTP/1.1.
 */
export async function hostedPages<Name extends string>(
  folders: Readonly<Record<Name, string>>,
  certificate: SelfSigned | null,
  { seed = 'journey', still = false, quality = constants.BROTLI_MAX_QUALITY }: HostOptions = {},
): Promise<HostedPages<Name>> {
  const scheme = certificate === null ? 'http' : 'https';
  const names = Object.keys(folders) as Name[];
  const urls = await Promise.all(names.map(async () => `${scheme}://127.0.0.1:${await freePort()}`));
  const startMs = Date.now();
  const sandbox = await createSandboxServer({
    engine: createSandbox({ seed, startMs }),
    ...(still ? { clock: { now: () => startMs } } : {}),
    port: 0,
    origins: urls.join(','),
  });
  const pages = {} as Record<Name, HostedPage>;
  for (const [at, name] of names.entries()) {
    const files = readDistFiles(folders[name]);
    pages[name] = await hostedPage(files, urls[at] ?? '', sandbox, certificate, (all) =>
      pressFiles(all, name, quality),
    );
  }
  return {
    pages,
    sandbox,
    close: async () => {
      await Promise.all(names.map((name) => pages[name].close()));
      await sandbox.close();
    },
  };
}

async function hostedPage(
  files: ReturnType<typeof readDistFiles>,
  url: string,
  sandbox: SandboxServer,
  certificate: SelfSigned | null,
  press: (files: ReturnType<typeof readDistFiles>) => Promise<void>,
): Promise<HostedPage> {
  const config: Record<string, unknown> = {
    ...laidOver(files.get('/config.json')?.plain.toString() ?? '{}', {}),
    ...remoteConfig(url, { gamesUrl: sandbox.gamesUrl }),
  };
  files.set('/config.json', servedFile('/config.json', Buffer.from(JSON.stringify(config, null, 2))));
  const site = distSite(files, securityHeaders(config, { plainLocalhost: certificate === null }));
  site.tellAddress(url, config);
  await press(files);

  const backend = passOn(sandbox.url);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (site.owns(request)) site.handle(request, response as Parameters<RequestListener>[1]);
    else backend.call(request, response);
  };
  const server =
    certificate === null
      ? createServer(answer)
      : // A browser opens a socket over HTTP/1.1 all the same. Requests and answers of HTTP/2 are made to look like those.
        createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true }, (...both) =>
          answer(...(both as unknown as Parameters<typeof answer>)),
        );
  server.on('upgrade', backend.socket);
  const network = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    network.add(socket);
    socket.once('close', () => network.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  return {
    url,
    cspReports: site.cspReports,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of network) socket.destroy();
      backend.close();
      await closed;
    },
  };
}
