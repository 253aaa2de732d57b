import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ordered } from '@scripts/lib/firstVisitOrder.mjs';

const sheet = (name: string): string =>
  `    <link rel="stylesheet" crossorigin href="/assets/${name}.css">\n`;
const PAGE = `<html>
  <head>
    <meta charset="utf-8" />
    <script src="/early.js" data-landing="sports:/bet/matches"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="modulepreload" crossorigin href="/assets/common-1.js">
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
${sheet('index-1')}${sheet('frame-1')}${sheet('common-1')}  </head>
  <body>
    <div id="root"></div>
    <noscript>This app needs JavaScript.</noscript>
  </body>
</html>
`;
const CSS = ':root{color:red}';
const FILES = {
  early: '1a2b',
  frame: { file: 'assets/frame-1.css', css: CSS },
  react: 'assets/react-1.js',
  reactFirst: 'assets/first-1.js',
  common: 'assets/common-1.js',
  sometimes: { axios: 'assets/axios-1.js', 'texts-hi': 'assets/hindi-1.js' },
};

describe('the order of a first visit', () => {
  const [head = '', body = ''] = ordered(PAGE, FILES).split('</head>');

  it('holds the first paint up with nothing: the styles of the frame stand in the page, and no script before it', () => {
    expect(head).toContain(`<style>${CSS}</style>`);
    expect(head).not.toMatch(/<script|<link rel="stylesheet"/);
    expect(body.indexOf('<div id="root">')).toBeLessThan(body.indexOf('<script'));
  });

  it('[X32] lets no other style of the page count: its policy names their very bytes, before them', () => {
    const hash = createHash('sha256').update(CSS).digest('base64');
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`;
    expect(head).toContain(policy);
    expect(head.indexOf(policy)).toBeLessThan(head.indexOf('<style>'));
  });

  it('has the other styles in the document before the app runs, each once', () => {
    const sheets = [...body.matchAll(/stylesheet"(.*?) crossorigin href="([^"]+\.css)"/g)];
    expect(sheets.map(([, how, file]) => [how, file])).toEqual([
      ['', '/assets/index-1.css'],
      // Named and not fetched.
      [' disabled', '/assets/frame-1.css'],
      ['', '/assets/common-1.css'],
    ]);
  });

  it('runs React and the common parts as tasks of their own before the entry; all but React waits for the frame', () => {
    const tags = [...body.matchAll(/<(?:script|link rel="modulepreload") ?(.*?)>/g)].map(
      ([, words]) => words,
    );
    expect(tags).toEqual([
      'src="/early.js?1a2b" data-landing="sports:/bet/matches" data-axios="/assets/axios-1.js" data-texts-hi="/assets/hindi-1.js"',
      'crossorigin href="/assets/react-1.js"',
      'type="module" async crossorigin src="/assets/first-1.js"',
      'type="module" async fetchpriority="low" crossorigin src="/assets/common-1.js"',
      'type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"',
      'fetchpriority="low" crossorigin href="/assets/libraries-1.js"',
    ]);
  });

  it('refuses a page that it does not understand', () => {
    for (const [there, other] of [
      ['frame-1', 'other-1'],
      ['<noscript>', '<p>'],
      ['charset="utf-8"', 'charset="latin1"'],
      ['/early.js', '/late.js'],
      ['type="module" crossorigin src', 'src'],
    ] as const)
      expect(() => ordered(PAGE.replace(there, other), FILES)).toThrow('index.html');
  });
});
