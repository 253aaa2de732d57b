import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalPath, pathOnly } from '@/domain/routing/internalPath';
import { isSlug } from '@/domain/routing/slugs';

const OWN = 'https://play.example';

describe('internalPath', () => {
  it.each([
    ['/'],
    ['/home'],
    ['/casino/spribe/aviator'],
    ['/mybets?from=2026-01-01&to=x#row'],
    ['/bonus/..a'],
    ['/x?next=//y'],
    ['/%E0%A4%86'],
  ])('[X12] %s is ours', (path) => {
    expect(internalPath(path)).toBe(path);
  });

  it.each<[unknown]>([
    [''],
    ['home'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    [' /home'],
    ['/ho me'],
    ['/\u0001x'],
    ['/..//evil.example'],
    ['/../x'],
    ['/casino/..'],
    ['/casino/./x'],
    ['/casino/%2e%2e/x'],
    ['/casino/.%2E'],
    ['/casino/..%2f..'],
    ['/casino/%5cevil'],
    ['/%00'],
    ['/%0d%0aSet-Cookie:x'],
    ['/a//b'],
    ['https://play.example/home'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['/home?x=\\'],
    [`/${'a'.repeat(2100)}`],
    [null],
    [undefined],
    [7],
    [{ toString: () => '/home' }],
    [['/home']],
  ])('[X12] [X13] %.60j is refused', (raw) => {
    expect(internalPath(raw)).toBeNull();
  });

  it('[X12] what is let through stays on our origin and names the path that a browser reads', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      'a',
      '?',
      '#',
      '\t',
      'evil.example',
      ';',
      '%',
    );
    const raw = fc.oneof(
      fc.array(parts, { maxLength: 10 }).map((each) => `/${each.join('')}`),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    fc.assert(
      fc.property(raw, (text) => {
        const path = internalPath(text);
        if (path === null) return;
        const url = new URL(path, OWN);
        expect(url.origin).toBe(OWN);
        expect(url.pathname.startsWith('//')).toBe(false);
        expect(url.pathname).toBe(new URL(OWN + pathOnly(path)).pathname);
      }),
    );
  });
});

describe('pathOnly', () => {
  it.each([
    ['/a?b=c#d', '/a'],
    ['/a#d?b', '/a'],
    ['/a?b\nc', '/a'],
    ['/a', '/a'],
    ['', ''],
  ])('%j is %j', (path, only) => expect(pathOnly(path)).toBe(only));

  it('[X24] a path of 2,048 letters is one, a longer one is not', () => {
    const path = `/${'a'.repeat(2_047)}`;
    expect(internalPath(path)).toBe(path);
    expect(internalPath(`${path}a`)).toBeNull();
  });
});

describe('slugs', () => {
  it.each([['aviator'], ['aura-teenpatti'], ['7'], ['a'.repeat(64)]])('[X13] %.20s is a slug', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each([
    [''],
    ['Aviator'],
    ['..'],
    ['a/b'],
    ['..%2f..'],
    ['a b'],
    ['é'],
    ['a\n'],
    ['a'.repeat(65)],
    ['a'.repeat(2000)],
  ])('[X13] %.20j is none', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
