import { createKestrelServer } from './createKestrelServer';

/** `npx tsx examples/dialect-kestrel/server/main.ts`. PORT, SEED, ALLOWED_ORIGINS (with commas between). */
const { PORT = '5077', SEED = 'kestrel', ALLOWED_ORIGINS = 'http://127.0.0.1:4173' } = process.env;

const origins = ALLOWED_ORIGINS.split(',').map((origin) => origin.trim());
const server = await createKestrelServer({ port: Number(PORT), seed: SEED, origins });
console.log(`Kestrel answers at ${server.apiUrl}, pages of ${origins.join(', ')} may call it`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
