import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDistFiles } from '@scripts/lib/distFiles.mjs';

interface ServedPages {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** The price pages, plainly: they start a worker, which the app's own content security policy has no need to allow. */
export async function servePages(folder: string): Promise<ServedPages> {
  const files = readDistFiles(folder);
  const server = createServer((request, response) => {
    const file = files.get((request.url ?? '/').split('?', 1)[0] ?? '/');
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' });
    response.end(file?.plain ?? 'Not found');
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
