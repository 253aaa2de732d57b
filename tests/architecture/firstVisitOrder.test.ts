import { describe, expect, it } from 'vitest';
import { ordered } from '@scripts/lib/firstVisitOrder.mjs';

const sheet = (name: string): string =>
  `    <link rel="stylesheet" crossorigin href="/assets/${name}.css">\n`;
const PAGE = `<html>
  <head>
    <script src="/early.js" data-landing="sports:/bet/matches"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="modulepreload" crossorigin href="/assets/common-1.js">
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
${sheet('index-1')}${sheet('frame-1')}${sheet('common-1')}  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const FILES = {
  react: 'assets/react-1.js',
  reactFirst: 'assets/first-1.js',
  common: 'assets/common-1.js',
  sometimes: { axios: 'assets/axios-1.js', 'texts-hi': 'assets/hindi-1.js' },
};

describe('the order of a first visit', () => {
  const [head = '', body = ''] = ordered(PAGE, FILES).split('</head>');

  it('holds the first paint up with the styles of the frame and the early script only', () => {
    const sheets = [...head.matchAll(/stylesheet[^>]*href="([^"]+)"/g)].map(([, file]) => file);
    expect(sheets).toEqual(['/assets/frame-1.css']);
    expect(head.indexOf('frame-1.css')).toBeLessThan(head.indexOf('index-1.js'));
  });

  it('has the other styles in the document before the app runs, each once', () => {
    const sheets = [...body.matchAll(/href="([^"]+\.css)"/g)].map(([, file]) => file);
    expect(sheets).toEqual(['/assets/index-1.css', '/assets/common-1.css']);
  });

  it('runs React and the common parts as tasks of their own before the entry; all but React waits for the frame', () => {
    const tags = [...head.matchAll(/<(?:script|link rel="modulepreload") ?(.*?)>/g)].map(
      ([, words]) => words,
    );
    expect(tags).toEqual([
      'src="/early.js" data-landing="sports:/bet/matches" data-axios="/assets/axios-1.js" data-texts-hi="/assets/hindi-1.js"',
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
      ['/early.js', '/late.js'],
      ['type="module" crossorigin src', 'src'],
    ] as const)
      expect(() => ordered(PAGE.replace(there, other), FILES)).toThrow('index.html');
  });
});
