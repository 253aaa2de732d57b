import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureGames } from './ensureGames.mjs';
import { projectRoot } from './projectRoot.mjs';

const MAIN = join('src', 'adapters', 'sandbox', 'doors', 'nodeServer', 'main.ts');
const READY = /^games served from (\S+)\nsandbox listening on (\S+)/m;

/**
 * Starts the sandbox engine behind HTTP and socket.io as a child process.
 * @param {NodeJS.ProcessEnv} env PORT and what else the server reads
 * @returns {Promise<{ url: string, gamesUrl: string, ended: Promise<number>, close: () => Promise<void> }>} once it listens; rejects
 *   with what it said when it ends before that
 */
export async function startSandbox(env) {
  await ensureGames();
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  // Whatever ends this process must not leave a server behind.
  process.once('exit', () => child.kill());
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    let ready = false;
    /** @param {Buffer} chunk */
    const listen = (chunk) => {
      process.stdout.write(chunk);
      if (ready) return;
      said += chunk.toString();
      const [, gamesUrl, url] = READY.exec(said) ?? [];
      if (!url || !gamesUrl) return;
      ready = true;
      resolve({ url, gamesUrl, ended, close });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    void ended.then((code) =>
      reject(new Error(`The sandbox server ended with code ${code} before it listened.`)),
    );
  });
}
