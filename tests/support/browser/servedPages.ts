import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ServedPages {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A foreign site made of a few pages: another origin than the app's, without any of its headers. For what comes from
 * outside: a page that frames us, a framed game, a window that posts messages.
 * @param pages HTML by path, or a script by a path that ends in .js
 */
export async function servedPages(pages: Readonly<Record<string, string>>): Promise<ServedPages> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const text = pages[path];
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` });
    response.end(text ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
