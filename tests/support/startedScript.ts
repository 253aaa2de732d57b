import { spawn } from 'node:child_process';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';

export interface StartedScript {
  /** Everything that it said until it stood. */
  readonly said: string;
  readonly url: string;
  /** Ends it the way Ctrl-C does; the code it ended with. */
  readonly stop: () => Promise<number | null>;
}

/** A command of package.json that serves until it is stopped, e.g. `start.mjs`, on a free port; answers when its last line is out. */
export async function startedScript(name: string, env: Record<string, string> = {}): Promise<StartedScript> {
  const child = spawn(process.execPath, [`scripts/${name}`], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', SANDBOX_PORT: '0', BRAND: '', ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('To stop:')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => reject(new Error(`${name} ended with ${code}: ${said}`)));
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGINT');
    return ended;
  };
  return { said, url: /The app: +(\S+)/.exec(said)?.[1] ?? '', stop };
}
