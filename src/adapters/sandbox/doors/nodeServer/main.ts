import { createSandbox } from '../../provider/createSandbox';
import { createSandboxServer } from './createSandboxServer';
import { publicAgent } from './publicAgent';
import { vapidKeys, webPushSender } from './webPushSender';

/** `npm run sandbox`. PORT, GAMES_PORT (one above), HOST, GAMES_URL, SEED, ALLOWED_ORIGINS, SANDBOX_HOOKS=1, MARKET_STREAM=0, and the keys of `vapidKeys`. */
const {
  PORT = '5055',
  GAMES_PORT = PORT === '0' ? '0' : String(Number(PORT) + 1),
  HOST = '127.0.0.1',
  GAMES_URL,
  SEED = 'sandbox',
  ALLOWED_ORIGINS = '',
  SANDBOX_HOOKS,
  MARKET_STREAM,
} = process.env;

try {
  const server = await createSandboxServer({
    engine: createSandbox({ seed: SEED, startMs: Date.now() }),
    port: Number(PORT),
    gamesPort: Number(GAMES_PORT),
    host: HOST,
    publicGamesUrl: GAMES_URL,
    origins: ALLOWED_ORIGINS,
    hooks: SANDBOX_HOOKS === '1',
    stream: MARKET_STREAM !== '0',
    push: webPushSender(vapidKeys(process.env), publicAgent(), (why) =>
      console.log(`a push message failed: ${why}`),
    ),
  });
  // A development server shows its codes on purpose: this is the telephone of the pretended player.
  server.host.onInbox((fresh) => {
    for (const message of fresh) console.log(`SMS to ${message.to}: ${message.text}`);
  });
  // Said first: whoever starts this process goes on at the second line.
  console.log(`games served from ${server.gamesUrl}`);
  console.log(`sandbox listening on ${server.url}`);
  console.log(`one-time passwords: printed here, and at ${server.url}/__sandbox/inbox`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
