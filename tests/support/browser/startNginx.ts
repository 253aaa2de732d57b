import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tests/support/freePort';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';
import { ensureNginx } from '@scripts/lib/ensureNginx.mjs';
import { nginxConfig } from '@scripts/lib/nginxConfig.mjs';

export interface RunningNginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** nginx on a free port, with the configuration that follows from this config.json. */
export async function startNginx(root: string, config: Record<string, unknown>): Promise<RunningNginx> {
  const program = await ensureNginx();
  const stateFolder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const configFile = join(stateFolder, 'config.json');
  writeFileSync(configFile, JSON.stringify(config));
  const port = await freePort();
  const conf = join(stateFolder, 'nginx.conf');
  const listen = `127.0.0.1:${port}`;
  writeFileSync(conf, nginxConfig(config, { root, configFile, listen, stateFolder, plainLocalhost: true }));
  // Started by root, its workers would be nobody, who may not read a folder of root's.
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(program, ['-c', conf, '-g', `daemon off;${asRoot}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://${listen}`;
  const deadline = performance.now() + WAIT_LIMIT_MS;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`no nginx: ${said}`);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await over;
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}

function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
