import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import type { NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';

describe('the host of the pretended provider', () => {
  let sandbox: NodeSandbox;
  let games: string;
  beforeAll(async () => {
    sandbox = await startNodeSandbox();
    games = sandbox.server.gamesUrl;
  });
  afterAll(() => sandbox.close());

  it('[X32] is another origin, and lets nobody but the app frame it', async () => {
    expect(new URL(games).origin).not.toBe(new URL(sandbox.url).origin);
    const reply = await fetch(`${games}/play`);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://127.0.0.1:4173');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('*');
    expect(policy).not.toContain('unsafe');
    expect(await reply.text()).toContain('<script src="/games/main.js">');
  });

  it('has its own files and the one call of a game, and nothing of the product', async () => {
    for (const name of ['main.js', 'hindi.js', 'main.css']) {
      const reply = await fetch(`${games}/games/${name}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toContain(name.endsWith('css') ? 'css' : 'javascript');
    }
    for (const path of ['/games/none.js', '/games/..%2f..%2fpackage.json', '/getAppDetails', '/bets', '/'])
      expect((await fetch(`${games}${path}`)).status).toBe(404);
    expect((await fetch(`${games}/login/demo`, { method: 'POST', body: '{}' })).status).toBe(404);
    const play = await fetch(`${games}/games/play`, {
      method: 'POST',
      body: '{"session":"x","call":"open"}',
    });
    expect(play.status).toBe(401);
    // No page of another origin may ask it.
    expect(play.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('[F86] can hang or fail, as any host can', async () => {
    const broken = sandbox.faults.http('/play', { kind: 'status', status: 502 });
    expect((await fetch(`${games}/play`)).status).toBe(502);
    expect(broken.occurred()).toBe(1);
    const hang = sandbox.faults.http('/play', { kind: 'hang' });
    const leaving = new AbortController();
    const answer = fetch(`${games}/play`, { signal: leaving.signal });
    await hang.happened();
    leaving.abort();
    await expect(answer).rejects.toThrow();
    expect(hang.occurred()).toBe(1);
  });
});
