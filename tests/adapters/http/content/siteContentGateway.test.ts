import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteContentGateway } from '@/adapters/http/content/SiteContentGateway';

const SOUND = {
  version: '3',
  effective: '1 May 2026',
  intro: 'Hello',
  sections: [{ id: 'one', title: 'One', paragraphs: ['<b>text</b>\u0000'], topic: 'fancy' }],
};
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A real server of one file, and the gateway that reads from it. */
async function site(body: string, status = 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const warned: unknown[] = [];
  const logger = {
    info: () => undefined,
    error: () => undefined,
    warn: (...said: unknown[]) => warned.push(said),
  };
  return {
    asked,
    warned,
    read: new SiteContentGateway((url, init) => fetch(`http://127.0.0.1:${port}${url}`, init), logger),
  };
}

describe('SiteContentGateway', () => {
  it('reads the text that lies beside the page, as text', async () => {
    const { asked, read } = await site(JSON.stringify(SOUND));
    expect(await read.legalText('terms', 'hi')).toEqual({
      ok: true,
      value: { ...SOUND, sections: [{ ...SOUND.sections[0], paragraphs: ['<b>text</b>'] }] },
    });
    expect(asked).toEqual(['/brand/pages/terms.hi.json']);
  });

  it.each([
    ['a page of HTML', '<!doctype html>', 200, 'unexpected'],
    ['half of it', '{"version":"1"', 200, 'unexpected'],
    ['nothing there', 'gone', 404, 'unexpected'],
    ['a server in trouble', '', 503, 'server'],
    ['a broken line', '', 0, 'offline'],
    ['no sections', JSON.stringify({ ...SOUND, sections: [] }), 200, 'unexpected'],
    ['more than is shown whole', JSON.stringify({ ...SOUND, intro: 'x'.repeat(5_001) }), 200, 'unexpected'],
    ['a misspelt key', JSON.stringify({ ...SOUND, sektions: [] }), 200, 'unexpected'],
    [
      'one anchor twice',
      JSON.stringify({ ...SOUND, sections: [...SOUND.sections, ...SOUND.sections] }),
      200,
      'unexpected',
    ],
    [
      'an anchor that is markup',
      JSON.stringify({ ...SOUND, sections: [{ ...SOUND.sections[0], id: '"><script>' }] }),
      200,
      'unexpected',
    ],
  ])('[F07] %s is a failure', async (_, body, status, kind) => {
    const { read } = await site(body, status);
    expect(await read.legalText('terms', 'en')).toEqual({ ok: false, error: { kind, sent: true } });
  });
});
