import { createSandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import type {
  SandboxServer,
  SandboxServerOptions,
} from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { freePort } from '@tests/support/freePort';
import { remoteConfig } from '@scripts/lib/remoteConfig.mjs';
import { servedApp } from './servedApp';

type ServedApp = Awaited<ReturnType<typeof servedApp>>;

interface ServedRemoteApp extends ServedApp {
  readonly sandbox: SandboxServer;
}

export interface RemoteOptions {
  readonly seed?: string;
  readonly startMs?: number;
  /** Laid over what `npm run start:remote` uses. */
  readonly config?: Record<string, unknown>;
  /** false: this backend has no market stream, and the app is told so. */
  readonly stream?: boolean;
  readonly server?: Partial<SandboxServerOptions>;
}

/** The production build talking to the sandbox engine as to any backend: over HTTP and socket.io, from another origin. */
export async function servedRemoteApp(options: RemoteOptions = {}): Promise<ServedRemoteApp> {
  const { seed = 'journey', startMs = Date.now(), config, stream = true, server } = options;
  // Each has to know the other's address before it starts.
  const port = await freePort();
  const sandbox = await createSandboxServer({
    engine: createSandbox({ seed, startMs }),
    port: 0,
    origins: `http://127.0.0.1:${port}`,
    stream,
    ...server,
  });
  try {
    const app = await servedApp({
      port,
      config: {
        ...remoteConfig(sandbox.url, { marketStream: stream, gamesUrl: sandbox.gamesUrl }),
        ...config,
      },
    });
    return { ...app, sandbox, close: async () => void (await Promise.all([app.close(), sandbox.close()])) };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
