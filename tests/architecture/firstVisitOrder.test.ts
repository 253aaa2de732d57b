import { describe, expect, it } from 'vitest';
import { ordered } from '@scripts/lib/firstVisitOrder.mjs';

const sheet = (name: string): string =>
  `    <link rel="stylesheet" crossorigin href="/assets/${name}.css">\n`;
const PAGE = `<html>
  <head>
    <script src="/early.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="modulepreload" crossorigin href="/assets/common-1.js">
${sheet('index-1')}${sheet('frame-1')}${sheet('common-1')}  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const FILES = {
  first: ['assets/react-1.js', 'assets/common-1.js'],
  sometimes: { axios: 'assets/axios-1.js', hindi: 'assets/hindi-1.js' },
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

  it('runs what is large as tasks of their own before the entry, and names it once', () => {
    const scripts = [...head.matchAll(/<script (.*?)><\/script>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      'src="/early.js" data-axios="/assets/axios-1.js" data-hindi="/assets/hindi-1.js"',
      'type="module" async crossorigin src="/assets/react-1.js"',
      'type="module" async crossorigin src="/assets/common-1.js"',
      'type="module" crossorigin src="/assets/index-1.js"',
    ]);
    const preloads = [...head.matchAll(/modulepreload[^>]*href="([^"]+)"/g)].map(([, file]) => file);
    expect(preloads).toEqual(['/assets/libraries-1.js']);
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
