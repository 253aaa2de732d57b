import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentCookieJar } from '@/adapters/storage/DocumentCookieJar';

describe('DocumentCookieJar', () => {
  it('[AUTH-18] reads one cookie, decoded once', () => {
    const jar = new DocumentCookieJar(() => 'a=1; refferal=%7B%22code%22%3A%22ABC%2525%22%7D; agentCode=x');
    expect(jar.read('refferal')).toBe('{"code":"ABC%25"}');
    expect(jar.read('agentCode')).toBe('x');
    expect(jar.read('missing')).toBeNull();
  });

  it('[X20] survives any cookie text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (all, name) => {
        const value = new DocumentCookieJar(() => all).read(name);
        expect(value === null || typeof value === 'string').toBe(true);
      }),
    );
    expect(new DocumentCookieJar(() => 'refferal=%E0%A4%A').read('refferal')).toBeNull();
  });

  it('[F74] answers nothing where cookies are blocked', () => {
    const jar = new DocumentCookieJar(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(jar.read('refferal')).toBeNull();
  });
});
