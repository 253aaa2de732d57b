import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brandHints } from '@scripts/brand/brandHints';
import { checkBrand } from '@scripts/brand/checkBrand';
import { chosenBrand } from '@scripts/lib/chosenBrand.mjs';
import { serveDist } from '@scripts/lib/serveDist.mjs';

const SAMPLES = readdirSync('brands', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

type Json = Record<string, unknown>;

/** A sample with something changed in it: a value by its path in config.json, or a file. */
function kesariWith(change: {
  path?: string;
  value?: unknown;
  file?: string;
  bytes?: string | Buffer;
}): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  made.push(folder);
  cpSync('brands/kesari', folder, { recursive: true });
  if (change.file !== undefined) {
    if (change.bytes === undefined) rmSync(join(folder, change.file));
    else writeFileSync(join(folder, change.file), change.bytes);
  }
  if (change.path !== undefined) {
    const file = join(folder, 'config.json');
    const config = JSON.parse(readFileSync(file, 'utf8')) as Json;
    const keys = change.path.split('/');
    const last = keys.pop() ?? '';
    const home = keys.reduce<Json>((at, key) => (at[key] ??= {}) as Json, config);
    if (change.value === undefined) delete home[last];
    else home[last] = change.value;
    writeFileSync(file, JSON.stringify(config));
  }
  return folder;
}

const both = (colour: string) => ({ light: colour, dark: colour });

describe('npm run brand:check', () => {
  it('there are two sample brands, and both are sound', () => {
    expect(SAMPLES.length).toBeGreaterThanOrEqual(2);
    for (const name of SAMPLES) expect(checkBrand(join('brands', name)), name).toEqual([]);
  });

  it.each([
    [
      'theme/muted',
      both('#c8b8a8'),
      'theme, light: muted (#c8b8a8) on canvas (#fbf2e6) has a contrast of 1.74; 4.5 is needed.',
    ],
    [
      'theme/accent',
      both('#ffe9cc'),
      'theme, light: accent (#ffe9cc) on header (#fff4e3) has a contrast of 1.08; 3 is needed.',
    ],
    [
      'theme/on-cta',
      undefined,
      'theme: cta, on-cta belong together; without on-cta the app leaves all of them out.',
    ],
    ['theme/positive', both('#ffffff'), 'theme.positive is no token that a brand may set'],
    [
      'theme/cta',
      { light: 'red', dark: '#ffffff' },
      'config.json: theme.cta.light must be a colour like #1b4f8f.',
    ],
    ['colours', {}, 'config.json: colours is not a key that the app knows.'],
    ['brand/name', 'Kesari', 'config.json: brand.name is not a key that the app knows.'],
    ['brand/navigtion', [], 'brand.navigtion is not a key that the app knows (did you mean "navigation"?).'],
    ['brand/title', undefined, 'config.json: brand.title is missing'],
    ['brand/logo', undefined, 'config.json: brand.logo is missing'],
    ['brand/logo', 'javascript:alert(1)', 'brand.logo: "javascript:alert(1)" is not shown'],
    [
      'brand/logo',
      'https://elsewhere.example/logo.svg',
      'it has to be a path of this site, or https on a host of assetHosts',
    ],
    [
      'brand/logo',
      '/brand/other.svg',
      'brand.logo: the file /brand/other.svg is not in the folder of the brand.',
    ],
    [
      'brand/logo',
      '/../volt/favicon.svg',
      'brand.logo: the file /volt/favicon.svg is not in the folder of the brand.',
    ],
    ['brand/navigation', ['sports', 'poker'], 'brand.navigation: "poker" is no item of the header'],
    ['brand/navigation', ['sports', 'sports'], 'brand.navigation: "sports" stands there twice.'],
    [
      'brand/navigation',
      [{ text: 'Poker', to: '/poker/tables/1' }],
      'brand.navigation: "/poker/tables/1" is no page of the app.',
    ],
    [
      'brand/navigation',
      [{ text: { en: 'Tables', ta: 'x' }, to: '/slots' }],
      'brand.navigation: the app has no language "ta" ("x"); it has en and hi.',
    ],
    ['brand/navigation', [{ text: {}, to: '/slots' }], 'a text by language names no language.'],
    ['brand/navigation', [{ text: { hi: 'x'.repeat(25) }, to: '/slots' }], 'xxxxx" is cut after 24 letters.'],
    ['brand/navigation', [{ text: { en: 1 }, to: '/slots' }], 'config.json: brand.navigation.0.text'],
    ['brand/navigation', [{ text: 'Out', to: '//evil.example' }], 'config.json: brand.navigation'],
    ['protectedPath', '/lounge/a/b', 'protectedPath: "/lounge/a/b" is no page of the app.'],
    ['apiUrl', 'http://api.example.com', 'must start with https://'],
    ['assetHosts', ['https://*.example.com'], 'holds a wildcard'],
    ['backend', 'remote', 'apiUrl is needed when "backend" is "remote"'],
    ['brand/texts', { en: { 'pages.hero.titel': 'x' } }, '"pages.hero.titel" is no text of the app'],
    [
      'brand/texts',
      { en: { 'brand.age': 'From {years} on' } },
      '"brand.age" holds {years}, which this text is not given.',
    ],
    ['brand/texts', { xx: { 'brand.age': 'x' } }, 'brand.texts.xx: the app has no such language.'],
    ['brand/texts', { en: { 'brand.age': '{age, plural, other {x}}' } }, 'uses a plural or another form'],
    ['brand/theme', 'black', 'config.json: brand.theme must be "dark" or "light" or "system".'],
    [
      'brand/theme',
      'dark',
      'background_color is #fbf2e6, but players see dark first (brand.theme), where the page is #150d08',
    ],
    ['brand/typeface', 'comic', 'config.json: brand.typeface'],
    [
      'brand/typeface/weights',
      'bold',
      'brand.typeface.weights is "bold": it is a weight, or from which to which',
    ],
    ['brand/typeface/weights', '100 800', 'says 100 800, but /brand/typeface.woff2 goes from 400 to 800.'],
    ['brand/typeface/file', '/brand/other.woff2', 'the file /brand/other.woff2 is not in the folder'],
    ['brand/typeface/file', '/brand/logo.svg', '/brand/logo.svg is no woff2 font that can be read.'],
    ['brand/typeface/licence', undefined, 'config.json: brand.typeface.licence is missing.'],
    ['brand/typeface/licence', '/brand/none.txt', 'the licence /brand/none.txt is not in the folder'],
    ['brand/typeface/licence', '/favicon.svg', 'does not say under which licence the typeface may be used'],
    ['brand/typeface/fallback', undefined, 'For a size of 100 it is "ascent": 93.5, "descent": 25.0.'],
    ['brand/typeface/fallback/size', 10, 'brand.typeface.fallback.size is 10: in percent, how wide'],
    ['brand/typeface/fallback/size', 'wide', 'config.json: brand.typeface.fallback.size'],
    [
      'brand/typeface/fallback/ascent',
      100,
      'does not fit the file: for a size of 106.9 it is "ascent": 87.5, "descent": 23.4.',
    ],
    ['brand/pages', { imprint: ['en'] }, 'brand.pages: "imprint" is no page with a text of its own'],
    ['brand/pages', { terms: [] }, 'brand.pages.terms names no language'],
    ['brand/pages', { terms: ['xx'] }, 'brand.pages.terms: the app has no language "xx".'],
    ['brand/pages', { privacy: ['en'] }, '/brand/pages/privacy.en.json is missing: brand.pages names it.'],
  ])('%s as %j is found', (path, value, sentence) => {
    expect(checkBrand(kesariWith({ path, value })).join('\n')).toContain(sentence);
  });

  it.each([
    ['config.json', undefined, 'holds no config.json'],
    ['config.json', '{"brand"', 'config.json is not valid JSON'],
    ['favicon.svg', undefined, 'favicon.svg is missing'],
    ['brand/logo.svg', '<svg viewBox="0 0 400 20"></svg>', 'more than 5 times as wide as high'],
    ['brand/logo.svg', '<svg viewBox="0 0 90 32" onload="x()"></svg>', 'a picture carries no script'],
    ['brand/logo.svg', '<svg viewBox="0 0 90 32"><image href="//evil.example/x"/></svg>', 'loads nothing'],
    ['brand/logo.svg', 'plain words', 'is neither an SVG with a viewBox nor a PNG'],
    ['brand/logo.svg', `<svg viewBox="0 0 90 32">${' '.repeat(40_000)}</svg>`, 'has 41 kB; at most 30 kB'],
    [
      'brand/typeface.woff2',
      Buffer.concat([readFileSync('brands/kesari/brand/typeface.woff2'), Buffer.alloc(20_000)]),
      'has 40 kB; at most 30 kB: cut it to the letters that are needed.',
    ],
    [
      'brand/typeface.woff2',
      readFileSync('brands/kesari/brand/typeface.woff2').subarray(0, 9_000),
      '/brand/typeface.woff2 is no woff2 font that can be read.',
    ],
    ['manifest.webmanifest', undefined, 'manifest.webmanifest is missing'],
    ['manifest.webmanifest', '{}', 'manifest.webmanifest: name'],
    [
      'manifest.webmanifest',
      readFileSync('brands/volt/manifest.webmanifest'),
      'but the brand is called "Kesari".',
    ],
    ['brand/icon-512.png', undefined, 'the icon /brand/icon-512.png is not in the folder of the brand.'],
    [
      'brand/icon-512.png',
      readFileSync('brands/kesari/brand/icon-192.png'),
      '/brand/icon-512.png is 192x192, but the manifest says 512x512.',
    ],
    ['brand/pages/terms.hi.json', '{', '/brand/pages/terms.hi.json is not valid JSON'],
    [
      'brand/pages/terms.hi.json',
      '{"version":"1","intro":"i","sektions":[],"sections":[]}',
      'terms.hi.json: sections must hold a section.',
    ],
    ['brand/pages/terms.hi.json', '{"version":"1"}', 'terms.hi.json: intro is missing.'],
    [
      'brand/pages/terms.hi.json',
      '{"version":"1","intro":"i","sections":[{"id":"a b","title":"T"}]}',
      'terms.hi.json: sections.0.id must be lowercase letters, digits and dashes.',
    ],
  ])('%s: %#', (file, bytes, sentence) => {
    const folder = kesariWith(bytes === undefined ? { file } : { file, bytes });
    expect(checkBrand(folder).join('\n')).toContain(sentence);
  });

  it('hints at a language that an item leaves out, where it says one at all and the brand speaks it', () => {
    const items = [
      { text: { en: 'Tables' }, to: '/slots' },
      { text: { en: 'Both', hi: 'दोनों' }, to: '/slots' },
      { text: 'Once', to: '/slots' },
    ];
    const folder = kesariWith({ path: 'brand/navigation', value: items });
    expect(brandHints(folder)).toEqual([
      'brand.navigation: "Tables" has no Hindi; its readers see "Tables".',
    ]);
    expect(checkBrand(folder)).toEqual([]);
    writeFileSync(
      join(folder, 'config.json'),
      JSON.stringify({ locales: ['en'], brand: { navigation: items } }),
    );
    expect(brandHints(folder)).toEqual([
      expect.stringContaining('brand.theme is not set: who has not chosen sees the dark colours.'),
      expect.stringContaining('brand.typeface is not set: the app is written in our typeface, Geist.'),
    ]);
    const api = { backend: 'remote', apiUrl: 'https://api.example.com' };
    writeFileSync(
      join(folder, 'config.json'),
      JSON.stringify({ ...api, capabilities: { betPlacement: true } }),
    );
    expect(brandHints(folder).at(-1)).toMatch(
      /^capabilities\.betKeys is off while "capabilities\.betPlacement" is on\./,
    );
    for (const name of SAMPLES) expect(brandHints(join('brands', name)), name).toEqual([]);
  });

  it('our own build can be installed: the same icons, and one that may be cut round', () => {
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
      icons: { purpose: string }[];
    };
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'any', 'maskable']);
  });
});

describe('BRAND=… npm start', () => {
  it('serves the build with the files of the brand over it', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'));
    made.push(dist);
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
    writeFileSync(join(dist, 'config.json'), '{}');
    writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
    const served = await serveDist({ dist, ...chosenBrand('volt'), config: { offlineShell: false } });
    try {
      const config = (await (await fetch(`${served.url}/config.json`)).json()) as Json;
      expect(config).toMatchObject({ offlineShell: false, brand: { shape: 'sharp' } });
      expect(await (await fetch(`${served.url}/brand/logo.svg`)).text()).toContain('<svg');
      expect(await (await fetch(`${served.url}/favicon.svg`)).text()).toContain('#c6ff2e');
    } finally {
      await served.close();
    }
  });

  it('without a name nothing changes; a wrong one is answered with those that there are', () => {
    expect(chosenBrand('')).toEqual({});
    expect(() => chosenBrand('nobody')).toThrow(/Samples are kesari and volt/);
  });
});
