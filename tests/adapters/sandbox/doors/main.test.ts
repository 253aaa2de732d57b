import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import axios from 'axios';
import { afterEach, describe, expect, it } from 'vitest';

const MAIN = 'src/adapters/sandbox/doors/nodeServer/main.ts';

/** What it said, line by line, until `enough`. */
class Process {
  readonly child: ChildProcess;
  said = '';
  readonly ended: Promise<number | null>;
  private readonly waiting: { pattern: RegExp; resolve: (match: RegExpExecArray) => void }[] = [];

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env: { ...process.env, ...env } });
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.said += chunk.toString();
        for (const each of this.waiting) {
          const match = each.pattern.exec(this.said);
          if (match) each.resolve(match);
        }
      });
    }
  }

  says(pattern: RegExp): Promise<RegExpExecArray> {
    const match = pattern.exec(this.said);
    return match ? Promise.resolve(match) : new Promise((resolve) => this.waiting.push({ pattern, resolve }));
  }
}

describe('npm run sandbox', () => {
  let sandbox: Process | undefined;
  afterEach(async () => {
    sandbox?.child.kill('SIGKILL');
    await sandbox?.ended;
  });

  it('says where it listens, where codes arrive, and each code; ends when it is told to', async () => {
    sandbox = new Process({ PORT: '0', SEED: 'main', SANDBOX_HOOKS: '1' });
    const [, url = ''] = await sandbox.says(/^sandbox listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    await sandbox.says(/\/__sandbox\/inbox/);
    await axios.post(`${url}/sendOtpToMobile`, { mobile: '9876543210', country_code: '91' });
    const [, code] = await sandbox.says(/^SMS to \+919876543210: (\d{6}) /m);
    const { data } = await axios.get<{ data: { messages: { text: string }[] } }>(`${url}/__sandbox/inbox`);
    expect(data.data.messages[0]?.text).toContain(code);
    expect((await axios.post(`${url}/__sandbox/clock`, { advanceMs: 1 })).status).toBe(200);
    sandbox.child.kill('SIGTERM');
    expect(await sandbox.ended).toBe(0);
  });

  it('refuses a wildcard among the origins, in words, and does not start', async () => {
    sandbox = new Process({ PORT: '0', ALLOWED_ORIGINS: '*' });
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.said).toMatch(/^ALLOWED_ORIGINS: "\*" is not an origin/m);
    expect(sandbox.said).not.toContain('listening');
  });
});
