import { describe, expect, it } from 'vitest';
import { ordered } from '@scripts/lib/firstVisitOrder.mjs';

const sheet = (name: string): string =>
  `    <link rel="stylesheet" crossorigin href="/assets/${name}.css">\n`;
const PAGE = `<html>
  <head>
    <script src="/early.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
${sheet('index-1')}${sheet('frame-1')}  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const FILES = {
  ahead: 'assets/react-1.js',
  scripts: ['assets/openHttp-1.js', 'assets/libraries-1.js', 'assets/index-1.js', 'assets/openHttp-1.js'],
  sheets: ['assets/index-1.css', 'assets/prices-1.css'],
  sandbox: 'assets/sandbox-1.js',
  hindi: 'assets/hindi-1.js',
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
    expect(sheets).toEqual(['/assets/index-1.css', '/assets/prices-1.css']);
  });

  it('names every script of the first two steps once', () => {
    const scripts = [...head.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => file);
    expect(scripts).toEqual([
      '/early.js',
      '/assets/react-1.js',
      '/assets/index-1.js',
      '/assets/libraries-1.js',
      '/assets/openHttp-1.js',
    ]);
    expect(head).toContain('data-sandbox="/assets/sandbox-1.js" data-hindi="/assets/hindi-1.js"');
  });

  it('runs the libraries as a task of their own, whenever they are there', () => {
    expect(head).toContain('<script type="module" async crossorigin src="/assets/react-1.js"></script>');
  });

  it('refuses a page that it does not understand', () => {
    expect(() => ordered(PAGE.replace('frame-1', 'other-1'), FILES)).toThrow('frame');
    expect(() => ordered(PAGE.replace('/early.js', '/late.js'), FILES)).toThrow('early.js');
  });
});
