import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactLinks } from '@/domain/brand/contactLinks';
import { phoneLink } from '@/domain/brand/phoneLink';
import { safeUrl } from '@/domain/brand/safeUrl';
import type { UrlKind, UrlRules } from '@/domain/brand/safeUrl';
import type { ParsedUrl } from '@/domain/brand/UrlParser';
import { whatsAppLink } from '@/domain/brand/whatsAppLink';
import { platformUrl } from '@tests/support/platformUrl';
import { someDetails } from '@tests/support/mothers/brandMother';

const OWN = 'https://play.example';
const RULES: UrlRules = {
  parse: platformUrl,
  ownOrigin: OWN,
  origins: ['https://games.example', 'https://cdn.example'],
};
const KINDS: readonly UrlKind[] = ['internal', 'social', 'whatsApp', 'image', 'game', 'gateway'];

const EVIL = [
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png;base64,<svg>',
  'blob:https://play.example/0b3e',
  'file:///etc/passwd',
  'intent://evil#Intent;end',
  'ftp://games.example/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://app@evil.example',
  'https://t.me@evil.example/x',
  'https://t.me.evil.example/x',
  'https://evil.example/t.me',
  'https://games.example@evil.example/',
  'https://user:pass@games.example/',
  'https://user@t.me/x',
  'https://:pass@t.me/x',
  'https://:pass@games.example/',
  'https://:pass@wa.me/919876543210',
  'data:image/png;base64,iVBORw0KGgo=<svg>',
  'http://t.me/x',
  'http://games.example/x',
  'https://games.example:8443/x',
  'https://t.me:444/x',
  'https://evil.example/x.png',
  '/..//evil.example',
  'https://play.example//evil.example',
  'mailto:a@b.example',
  '',
  '   ',
  `https://t.me/${'x'.repeat(3000)}`,
];

describe('safeUrl', () => {
  it.each(EVIL.flatMap((raw) => KINDS.map((kind) => [raw, kind] as const)))(
    '[X11] [X16] %.50j as %s is refused',
    (raw, kind) => {
      expect(safeUrl(raw, kind, RULES)).toBeNull();
    },
  );

  it.each<[UrlKind, string, string]>([
    ['social', 'https://t.me/testbet', 'https://t.me/testbet'],
    ['social', ' https://www.facebook.com/testbet?a=1 ', 'https://www.facebook.com/testbet?a=1'],
    ['social', 'HTTPS://WWW.INSTAGRAM.COM/testbet', 'https://www.instagram.com/testbet'],
    ['social', 'https://cdn.example/community', 'https://cdn.example/community'],
    ['image', '/art/logo.svg', 'https://play.example/art/logo.svg'],
    ['image', 'https://cdn.example/logo.png', 'https://cdn.example/logo.png'],
    ['image', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['image', 'data:image/webp;base64,iVBORw0KGg==', 'data:image/webp;base64,iVBORw0KGg=='],
    ['image', 'data:image/jpeg;base64,iVBORw0KGgoA', 'data:image/jpeg;base64,iVBORw0KGgoA'],
    ['image', 'x data:image/png;base64,AAAA', 'https://play.example/x%20data:image/png;base64,AAAA'],
    ['whatsApp', 'https://wa.me/message/ABCDEF', 'https://wa.me/message/ABCDEF'],
    ['game', 'https://games.example/launch?token=1', 'https://games.example/launch?token=1'],
    ['gateway', 'https://games.example/pay', 'https://games.example/pay'],
    ['internal', '/slots?x=1', '/slots?x=1'],
  ])('[X11] as %s, %s is kept', (kind, raw, href) => {
    expect(safeUrl(raw, kind, RULES)).toBe(href);
  });

  it('[X16] plain http and a port are for a game on this machine, named by both, while the app is served from it', () => {
    const game = 'http://127.0.0.1:5056/play?s=1';
    const here = { ...RULES, ownOrigin: 'http://127.0.0.1:4173', origins: ['http://127.0.0.1:5056'] };
    expect(safeUrl(game, 'game', here)).toBe(game);
    expect(safeUrl(game, 'game', { ...here, ownOrigin: OWN })).toBeNull();
    expect(safeUrl('http://127.0.0.1:5057/play', 'game', here)).toBeNull();
    expect(
      safeUrl('http://192.168.0.7:5056/', 'game', { ...here, origins: ['http://192.168.0.7:5056'] }),
    ).toBeNull();
    expect(safeUrl('http://127.0.0.1:4173/', 'game', { ...here, origins: [here.ownOrigin] })).toBeNull();
    expect(safeUrl(game, 'gateway', here)).toBeNull();
  });

  it('[X16] this machine is itself and no host that begins so, at its own port too', () => {
    const here = { ...RULES, ownOrigin: 'http://localhost', origins: ['http://127.0.0.1.evil.example'] };
    expect(safeUrl('http://127.0.0.1.evil.example/play', 'game', here)).toBeNull();
    expect(safeUrl('http://127.0.0.1/play', 'game', { ...here, origins: ['http://127.0.0.1'] })).toBe(
      'http://127.0.0.1/play',
    );
  });

  it('[X16] a game is never framed from our own origin, even if that is listed', () => {
    expect(safeUrl(`${OWN}/game`, 'game', { ...RULES, origins: [OWN] })).toBeNull();
  });

  it('[X11] without a list, only what a kind itself knows is allowed', () => {
    const bare = { parse: platformUrl, ownOrigin: OWN };
    expect(safeUrl('https://games.example/x', 'game', bare)).toBeNull();
    expect(safeUrl('https://t.me/x', 'social', bare)).toBe('https://t.me/x');
    expect(safeUrl('https://cdn.example/x.png', 'image', bare)).toBeNull();
  });

  it('[X11] a picture on our own origin may come over plain HTTP where the page does', () => {
    const local = { parse: platformUrl, ownOrigin: 'http://127.0.0.1:5173' };
    expect(safeUrl('/logo.png', 'image', local)).toBe('http://127.0.0.1:5173/logo.png');
  });

  it('[X12] an own path that the parser takes elsewhere is refused', () => {
    const broken = { parse: () => null, ownOrigin: OWN };
    expect(safeUrl('/home', 'internal', broken)).toBeNull();
    const reading = (url: string) => ({ parse: () => platformUrl(url, OWN), ownOrigin: OWN });
    expect(safeUrl('/home', 'internal', reading('https://evil.example/home'))).toBeNull();
    expect(safeUrl('/home', 'internal', reading(`${OWN}//evil.example`))).toBeNull();
    expect(safeUrl('/home', 'internal', reading(`${OWN}/home`))).toBe('/home');
  });

  it('[X11] a picture of ours is refused where a parser leaves another scheme, or a host, in its path', () => {
    const picture: ParsedUrl = {
      protocol: 'https:',
      origin: OWN,
      hostname: 'play.example',
      port: '',
      username: '',
      password: '',
      pathname: '/a.png',
      href: `${OWN}/a.png`,
    };
    const reading = (changes: Partial<ParsedUrl>) => ({
      parse: () => ({ ...picture, ...changes }),
      ownOrigin: OWN,
    });
    expect(safeUrl('/a.png', 'image', reading({}))).toBe(`${OWN}/a.png`);
    for (const changes of [{ protocol: 'xhttps:' }, { protocol: 'https:x' }, { pathname: '//evil.example' }])
      expect(safeUrl('/a.png', 'image', reading(changes))).toBeNull();
  });

  it('[X11] a kind without rules is a bug', () => {
    expect(() => safeUrl('https://t.me/x', 'popup' as never, RULES)).toThrow('popup');
  });

  it('[X11] a data image is bounded', () => {
    expect(safeUrl(`data:image/png;base64,${'A'.repeat(90_000)}`, 'image', RULES)).toBeNull();
    const largest = `data:image/png;base64,${'A'.repeat(88_000 - 22)}`;
    expect(safeUrl(largest, 'image', RULES)).toBe(largest);
    expect(safeUrl('data:image/png;base64,iVBORw0KGgo=', 'social', RULES)).toBeNull();
  });

  it('[X11] an address has at most 2,048 letters', () => {
    const longest = `https://t.me/${'x'.repeat(2048 - 13)}`;
    expect(safeUrl(longest, 'social', RULES)).toBe(longest);
    expect(safeUrl(`${longest}x`, 'social', RULES)).toBeNull();
  });

  it('[X11] whatever scheme, blanks and case: an address that is let through is https to a listed host, or ours', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:text/html,',
      'vbscript:',
      'blob:',
      'file://',
      'intent:',
      'https://',
      'http://',
      '//',
      '/',
      '\\',
      '',
    );
    const blank = fc.constantFrom('', ' ', '\t', '\n', '\u0001', '\u00a0', '\ufeff');
    const host = fc.constantFrom(
      't.me',
      'evil.example',
      'games.example',
      'play.example',
      't.me@evil.example',
      'evil.example\\@t.me',
      'GAMES.example',
    );
    const kind = fc.constantFrom(...KINDS);
    fc.assert(
      fc.property(
        scheme,
        blank,
        host,
        fc.string({ maxLength: 12 }),
        kind,
        fc.boolean(),
        (before, gap, where, rest, use, upper) => {
          const raw = gap + (upper ? before.toUpperCase() : before) + gap + where + rest;
          const safe = safeUrl(raw, use, RULES);
          if (safe === null) return;
          const url = new URL(safe, OWN);
          expect(['https://t.me', 'https://games.example', 'https://cdn.example', OWN]).toContain(url.origin);
          if (use === 'game' || use === 'gateway') expect(url.origin).not.toBe(OWN);
        },
      ),
    );
  });
});

describe('contactLinks', () => {
  it('[HDR-04] [HDR-07] what is configured becomes a link, what is empty stays inert', () => {
    const details = someDetails({
      whatsApp: '919876543210',
      telegram: 'https://t.me/testbet',
      phone: '+91 1800 123 456',
    });
    expect(contactLinks(details, RULES)).toEqual({
      whatsApp: 'https://wa.me/919876543210',
      telegram: 'https://t.me/testbet',
      facebook: null,
      instagram: null,
      phone: 'tel:+911800123456',
    });
  });

  it.each([['919876543210'], ['+91 98765-43210'], ['９１９８７６５４３２１０'], ['(91) 98765 43210']])(
    '[X14] %j is a chat number',
    (number) => {
      expect(whatsAppLink(number, RULES)).toBe('https://wa.me/919876543210');
    },
  );

  it.each([
    [''],
    ['1234567'],
    ['1234567890123456'],
    ['919876543210?text=x&'],
    ['evil.example/'],
    ['91abc9876543'],
    ['٩١٩٨٧٦٥٤٣٢١٠'],
    ['91/9876543210'],
    ['9'.repeat(500)],
  ])('[X14] %.30j gives no chat link', (number) => {
    expect(whatsAppLink(number, RULES)).toBeNull();
  });

  it.each([
    ['https://wa.me/919876543210', 'https://wa.me/919876543210'],
    ['http://wa.me/919876543210', 'https://wa.me/919876543210'],
    ['wa.me/919876543210', 'https://wa.me/919876543210'],
    ['https://wa.me/+919876543210', 'https://wa.me/919876543210'],
    ['https://wa.me/919876543210?text=pay%20to%20evil%40upi', 'https://wa.me/919876543210'],
    ['https://api.whatsapp.com/send?phone=919876543210', 'https://wa.me/919876543210'],
    ['https://api.whatsapp.com/send/?text=x&phone=%2B919876543210#y', 'https://wa.me/919876543210'],
    ['https://web.whatsapp.com/send?phone=919876543210', 'https://wa.me/919876543210'],
    ['https://whatsapp.com/send?phone=919876543210&text=pay', 'https://wa.me/919876543210'],
    [' wa.me/919876543210 ', 'https://wa.me/919876543210'],
    ['https://wa.me/message/ABC/def', 'https://wa.me/message/ABC/def'],
    ['https://wa.me/message/ABCDEF12345', 'https://wa.me/message/ABCDEF12345'],
    ['https://chat.whatsapp.com/AbC-123_x', 'https://chat.whatsapp.com/AbC-123_x'],
    ['https://whatsapp.com/channel/0029VaXyz', 'https://whatsapp.com/channel/0029VaXyz'],
  ])('[HDR-04] [HDR-07] [X14] the address %s leads to %s', (address, href) => {
    expect(whatsAppLink(address, RULES)).toBe(href);
  });

  it.each([
    ['https://wa.me/'],
    ['https://wa.me/12'],
    ['https://wa.me/9198765432101234567'],
    ['https://wa.me/٩١٩٨٧٦٥٤٣٢١٠'],
    ['https://wa.me/?text=send'],
    ['https://wa.me@evil.example/919876543210'],
    ['https://wa.me:444/919876543210'],
    ['https://wa.me.evil.example/919876543210'],
    ['https://evil.example/wa.me/919876543210'],
    ['https://user@wa.me/919876543210'],
    ['https://api.whatsapp.com/send?text=only'],
    ['https://api.whatsapp.com/send?xphone=919876543210'],
    ['https://api.whatsapp.com/send?phone=919876543210x'],
    ['https://wa.me/message/a/b/c/d'],
    ['https://www.whatsapp.com/'],
    ['https://chat.whatsapp.com/a?b=c'],
    ['https://games.example/919876543210'],
    ['whatsapp://send?phone=919876543210'],
    ['javascript:wa.me/919876543210'],
    // An address of a chat inside another one is no address of a chat.
    ['https://web.whatsapp.com/https://wa.me/919876543210'],
    ['https://web.whatsapp.com/https://web.whatsapp.com/send?phone=919876543210'],
    ['https://web.whatsapp.com/?to=https://chat.whatsapp.com/AbCdEf'],
    // No host: a word with a sign behind it.
    ['wa.me!/919876543210'],
  ])('[X14] the address %s gives no chat link', (address) => {
    expect(whatsAppLink(address, RULES)).toBeNull();
  });

  it('[X14] whatever stands around it, an address leads to WhatsApp and takes nothing along', () => {
    const piece = fc.constantFrom(
      'wa.me',
      '/',
      '919876543210',
      '?',
      'phone=',
      '&',
      '@',
      '.',
      ':',
      '#',
      'send',
      'evil',
      '%',
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `https://${pieces.join('')}`);
    fc.assert(
      fc.property(address, (raw) => {
        const href = whatsAppLink(raw, RULES);
        if (href !== null) expect(href).toMatch(/^https:\/\/wa\.me\/(?:[0-9]{8,15}|[a-z]+(?:\/[\w-]+)+\/?)$/);
      }),
    );
  });

  it.each([
    ['t.me/brand', 'https://t.me/brand'],
    ['http://t.me/brand', 'https://t.me/brand'],
    [' https://t.me/brand ', 'https://t.me/brand'],
    [' t.me/brand ', 'https://t.me/brand'],
    ['t.me', 'https://t.me/'],
    ['www.facebook.com?id=1', 'https://www.facebook.com/?id=1'],
    ['https://t.me/share?url=http://a.example', 'https://t.me/share?url=http://a.example'],
    ['evil.example/brand', null],
    ['t.me.evil.example/x', null],
    ['http://t.me:81/brand', null],
    ['t.me@evil.example', null],
  ])('[HDR-04] [X11] the address of a page elsewhere, as people write it: %s', (telegram, href) => {
    expect(contactLinks(someDetails({ telegram }), RULES).telegram).toBe(href);
  });

  it.each([
    [''],
    ['1800;phone-context=evil'],
    ['*#06#'],
    ['1800,,1'],
    ['tel:1800'],
    ['+'],
    ['12'],
    ['1800x1'],
    ['++911800'],
  ])('[X15] %j gives no call link', (number) => {
    expect(phoneLink(number)).toBeNull();
  });

  it('[X15] a number is called with and without its plus', () => {
    expect(phoneLink('1800 123 456')).toBe('tel:1800123456');
    expect(phoneLink('+91 1800-123')).toBe('tel:+911800123');
  });

  it('[X14] [X15] a link holds digits only, whatever came in', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('9', '1', '+', ' ', '-', '/', '?', ';', '*', '９', '٩', 'a'),
          maxLength: 24,
        }),
        (text) => {
          expect(whatsAppLink(text, RULES) ?? 'https://wa.me/12345678').toMatch(
            /^https:\/\/wa\.me\/[0-9]{8,15}$/,
          );
          expect(phoneLink(text) ?? 'tel:123').toMatch(/^tel:\+?[0-9]{3,15}$/);
        },
      ),
    );
  });
});
