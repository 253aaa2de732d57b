import { createServer } from 'node:net';

/**
 * Below the ports that the system hands out by itself (from 32,768 on Linux, from 49,152 elsewhere): between asking for one and listening on it, or
 * while a server is down that must come back at its address, no other server's port 0 and no outgoing connection can take it.
 */
const FIRST = 20_000;
const COUNT = 12_000;
/** At least as many as there are workers of a run: each takes every so-manieth port, beginning with its own number. */
const WORKERS = 4;

const own = Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS;
let next = Math.floor(Math.random() * (COUNT / WORKERS)) * WORKERS + own;

/** A port of this machine that nothing listens on. Never the same one twice in a process, so one that is kept for a restart stays free. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = FIRST + (next % COUNT);
    next += WORKERS;
    if (await isFree(port)) return port;
  }
  throw new Error(`Something listens on every port from ${FIRST} to ${FIRST + COUNT}`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
