import { describe, expect, it } from 'vitest';
import { WindowGameFrames } from '@/adapters/browser/WindowGameFrames';

const GAME = {};
const ORIGIN = 'https://games.example';

function framed() {
  const page = new EventTarget();
  const received: string[] = [];
  const frame = new WindowGameFrames(page as unknown as Window).open(`${ORIGIN}/play?s=1`);
  const stop = frame.attach(GAME, (word) => received.push(word));
  const say = (data: unknown, source: object = GAME, origin = ORIGIN): void => {
    page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  };
  return { frame, received, stop, say };
}

describe('a game in its frame', () => {
  it('[X18] is heard when it is that window, on that host, with a word that we know', () => {
    const { received, say, stop } = framed();
    say({ type: 'game:balance' });
    say({ type: 'game:limits' });
    say({ type: 'game:leave' }, {});
    say({ type: 'game:leave' }, GAME, 'https://evil.example');
    say({ type: 'game:leave' }, GAME, 'null');
    for (const data of [
      'game:leave',
      null,
      7,
      { type: 'leave' },
      { type: ['game:leave'] },
      [],
      { type: '__proto__' },
    ])
      say(data);
    expect(received).toEqual(['balance', 'limits']);
    stop();
    say({ type: 'game:balance' });
    expect(received).toEqual(['balance', 'limits']);
  });

  it('[X18] [CASINO-03] is sent on that host alone that the wallet has changed, and how big the letters are', () => {
    const { frame } = framed();
    const sent: unknown[] = [];
    const inside = { postMessage: (...message: unknown[]) => sent.push(message) };
    frame.say(inside, 'wallet');
    frame.sizeText(inside, 112.5);
    expect(sent).toEqual([
      [{ type: 'game:wallet' }, ORIGIN],
      [{ type: 'game:text', percent: 112.5 }, ORIGIN],
    ]);
  });

  it('[CASINO-03] may run scripts and keep its own storage, and never moves this page', () => {
    const { frame } = framed();
    expect(frame.sandbox.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(frame.src).toBe(`${ORIGIN}/play?s=1`);
  });
});
