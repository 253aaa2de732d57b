import { describe, expect, it } from 'vitest';
import { PageGameFrames } from '@/adapters/sandbox/doors/inBrowser/PageGameFrames';
import type { WireRequest } from '@/adapters/sandbox/wire/SandboxBackend';
import { FakeFramePage } from '@tests/support/sandbox/FakeFramePage';
import { settle } from '@/adapters/node/settle';

function framed(url = 'https://games.sandbox.invalid/play#session=abc123', fails = false) {
  const page = new FakeFramePage();
  const asked: WireRequest[] = [];
  const frames = new PageGameFrames(
    {
      request: async (request) => {
        asked.push(request);
        if (fails) throw new Error('gone');
        return { status: 200, body: { error: false, data: 'view', message: '' } };
      },
    },
    page,
  );
  const sent: unknown[] = [];
  const words: string[] = [];
  const game = { postMessage: (message: unknown) => sent.push(message) };
  const frame = frames.open(url);
  const stop = frame.attach(game, (word) => words.push(word));
  return { page, asked, sent, words, game, frame, stop };
}

describe('a pretended game in the page', () => {
  it('[CASINO-03] has a document of its own, scripts from files, and no origin', () => {
    const { page, frame } = framed();
    const html = page.published.get(frame.src) ?? '';
    expect(frame.sandbox).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(html).toContain('<script src="http://app.test/games/main.js"></script>');
    expect(html).toContain('data-session="abc123"');
    expect(html).not.toMatch(/<script>| on\w+=|style=/);
    frame.close();
    expect(page.published.size).toBe(0);
  });

  it('[CASINO-03] speaks the language of its launch, and only what can be one', () => {
    const htmlOf = (language: string) => {
      const { page, frame } = framed(`https://games.sandbox.invalid/play#lang=${language}&session=abc123`);
      return page.published.get(frame.src) ?? '';
    };
    expect(htmlOf('hi')).toContain('<html lang="hi">');
    for (const bad of ['%22onload=x', 'HI', 'hin', ''])
      expect(htmlOf(bad)).toMatch(/^<!doctype html><html lang="en"><head>/);
  });

  it('[X01] writes nothing into it but a session', () => {
    for (const bad of ['"><img src=x>', 'ABC', '', 'a'.repeat(65)]) {
      const { page, frame } = framed(`https://games.sandbox.invalid/play#session=${encodeURIComponent(bad)}`);
      expect(page.published.get(frame.src)).not.toContain('data-session');
    }
  });

  it('[X18] answers its own window only, and only what a game asks', async () => {
    const { page, asked, sent, words, game, stop } = framed();
    page.say({ type: 'game:play', id: 1, body: { call: 'open' } }, game);
    await settle();
    expect(asked).toMatchObject([
      { method: 'POST', path: '/games/play', headers: {}, body: { call: 'open' } },
    ]);
    expect(sent).toEqual([{ type: 'game:reply', id: 1, body: { error: false, data: 'view', message: '' } }]);
    page.say({ type: 'game:play', id: 2 }, {});
    for (const data of [
      null,
      'game:play',
      { type: 'game:play', id: 'x' },
      { type: 'game:steal' },
      { type: ['game:leave'] },
    ])
      page.say(data, game);
    page.say({ type: 'game:leave' }, {});
    page.say({ type: 'game:leave' }, game);
    page.say({ type: 'game:limits' }, game);
    await settle();
    expect(asked).toHaveLength(1);
    expect(words).toEqual(['leave', 'limits']);
    stop();
    page.say({ type: 'game:balance' }, game);
    expect(words).toEqual(['leave', 'limits']);
  });

  it('[CASINO-03] is sent that the wallet has changed, and how big the letters are', () => {
    const { frame, sent, game } = framed();
    frame.say(game, 'wallet');
    frame.sizeText(game, 125);
    expect(sent).toEqual([{ type: 'game:wallet' }, { type: 'game:text', percent: 125 }]);
  });

  it('says so when the sandbox is not there', async () => {
    const { page, sent, game } = framed(undefined, true);
    page.say({ type: 'game:play', id: 1, body: {} }, game);
    await settle();
    expect(sent).toMatchObject([{ body: { error: true, code: 'TRY_AGAIN' } }]);
  });
});
