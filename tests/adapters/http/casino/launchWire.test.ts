import { describe, expect, it } from 'vitest';
import { decodeLaunch } from '@/adapters/http/casino/launchWire';
import { RecordingLogger } from '@tests/support/RecordingLogger';

const URL = 'https://games.example/table?session=1';
const read = (data: unknown) => decodeLaunch(data, new RecordingLogger());

describe('the address of a game', () => {
  it.each([
    ['url', { url: URL }],
    ['gameUrl', { gameUrl: URL }],
    ['launchUrl', { launchUrl: URL }],
    ['data itself', URL],
    ['with blanks around it', { url: `  ${URL} ` }],
    ['url before the others', { launchUrl: 'https://b.example/', gameUrl: 'https://a.example/', url: URL }],
    ['gameUrl before launchUrl', { launchUrl: 'https://b.example/', gameUrl: URL }],
    ['one that is empty gives way', { url: '', gameUrl: URL }],
  ])('[CASINO-03] as %s', (_, data) => expect(read(data)).toBe(URL));

  it.each([
    null,
    undefined,
    '',
    '   ',
    7,
    [],
    [URL],
    {},
    { url: { href: URL } },
    { gameURL: URL },
    { url: '' },
    'x'.repeat(4_001),
    { url: 'x'.repeat(4_001) },
  ])('[CASINO-03] is none: %j', (data) => expect(read(data)).toBeNull());
});
