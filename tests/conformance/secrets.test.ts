import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformanceRun } from '@tests/support/conformance/conformanceRun';
import { startFaultyServer, type FaultyServer } from '@tests/support/conformance/startFaultyServer';
import { startNodeSandbox, type NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';

let sandbox: NodeSandbox;
let server: FaultyServer;

beforeAll(async () => {
  sandbox = await startNodeSandbox({ clock: 'real' });
  server = await startFaultyServer(sandbox.url);
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
});

describe('reports of a backend that repeats what it was sent, and names people', () => {
  it('carry no token, number or mail address, neither in replies nor in the sentence that quotes them', async () => {
    const tokens: string[] = [];
    server.break({
      http: async (request, forward) => {
        const { token } = request.headers;
        if (request.path !== '/bets' || token === undefined) return forward(request);
        tokens.push(token);
        const message = `No bets for ${token}, 98765 43210, +919876543211, priya@example.com at https://x.example/a?session=s3ss1on`;
        const headers = { 'content-type': 'application/json' };
        return { status: 200, headers, body: { error: true, data: { pan: 'ABCPE1234F' }, message } };
      },
    });
    const config = { backend: 'remote', apiUrl: server.url };
    const { code, said, report, junit } = await conformanceRun(config, '--demo', '--only', 'bets');
    expect(code).toBe(1);
    expect(tokens).not.toEqual([]);
    for (const text of [said, JSON.stringify(report), junit]) {
      expect(text).toContain('No bets for ***, ***, ***, *** at https://x.example/a?***');
      for (const secret of [...tokens, '43210', '9876543211', 'priya', 's3ss1on', 'ABCPE1234F'])
        expect(text).not.toContain(secret);
    }
  });
});
