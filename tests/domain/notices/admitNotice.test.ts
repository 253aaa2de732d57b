import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitNotice, MAX_VISIBLE } from '@/domain/notices/admitNotice';
import type { Notice } from '@/domain/notices/Notice';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';

let made = 0;
function aNotice(message: Message, type: Notice['type'] = 'info'): Notice {
  made += 1;
  return { id: `n${made}`, type, message, closesAfterMs: 5000, at: 0 };
}
const fromServer = (text: string): Message => ({ kind: 'server', text });

describe('admitNotice', () => {
  it('[F47] a notice joins an empty screen', () => {
    expect(admitNotice([], aNotice(fromServer('a')))).toEqual({ kind: 'shown', leaving: [] });
  });

  it.each<[string, Message, Message]>([
    ['the same words', fromServer('a'), fromServer('a')],
    ['the same key', say('login.failed'), say('login.failed')],
    ['the same key and values', say('wire.coolDown', { seconds: 3 }), say('wire.coolDown', { seconds: 3 })],
  ])('[F47] [F03] %s are not shown twice', (_what, first, second) => {
    const shown = aNotice(first);
    expect(admitNotice([shown], aNotice(second))).toEqual({ kind: 'repeated', notice: shown });
  });

  it.each<[string, Message, Message]>([
    ['other words', fromServer('a'), fromServer('b')],
    ['another key', say('login.failed'), say('request.failed')],
    ['other values', say('wire.coolDown', { seconds: 3 }), say('wire.coolDown', { seconds: 4 })],
    ['values and none', say('wire.coolDown', { seconds: 3 }), say('wire.coolDown')],
    ['words and a key', fromServer('login.failed'), say('login.failed')],
    ['a key and words', say('login.failed'), fromServer('login.failed')],
    // Out of storage, where a message may have what the other kind has.
    ['words and a key with such words', fromServer('a'), { ...say('login.failed'), text: 'a' } as Message],
    [
      'a key and words with such a key',
      say('login.failed'),
      { ...fromServer('a'), key: 'login.failed' } as Message,
    ],
  ])('[F47] %s are shown', (_what, first, second) => {
    expect(admitNotice([aNotice(first)], aNotice(second)).kind).toBe('shown');
  });

  it('[F47] the same words as another type are shown', () => {
    expect(admitNotice([aNotice(fromServer('a'), 'info')], aNotice(fromServer('a'), 'error')).kind).toBe(
      'shown',
    );
  });

  it('[F47] the sixth makes the oldest leave', () => {
    const visible = ['a', 'b', 'c', 'd', 'e'].map((text) => aNotice(fromServer(text)));
    expect(admitNotice(visible, aNotice(fromServer('f')))).toEqual({ kind: 'shown', leaving: [visible[0]] });
  });

  it('[F47] however many come, at most five are on screen and none twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')), (texts) => {
        let visible: readonly Notice[] = [];
        for (const text of texts) {
          const notice = aNotice(fromServer(text));
          const admission = admitNotice(visible, notice);
          if (admission.kind === 'repeated') continue;
          visible = [...visible.filter((each) => !admission.leaving.includes(each)), notice];
          expect(visible.length).toBeLessThanOrEqual(MAX_VISIBLE);
          expect(visible.at(-1)).toBe(notice);
        }
        expect(new Set(visible.map((each) => JSON.stringify(each.message))).size).toBe(visible.length);
      }),
    );
  });
});
