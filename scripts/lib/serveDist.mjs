import { createServer } from 'node:http';
import { brandedHead } from './brandedHead.mjs';
import { cspReportSink } from './cspReportSink.mjs';
import { readDistFiles, servedFile } from './distFiles.mjs';
import { laidOver } from './laidOver.mjs';
import { securityHeaders } from './securityHeaders.mjs';

/**
 * @typedef {object} ServeOptions
 * @property {string} dist the folder of a finished build
 * @property {string} [host]
 * @property {number} [port] 0 takes a free one
 * @property {string} [brand] the folder of a brand (brands/README.md), laid over the build
 * @property {Record<string, unknown>} [config] laid over the build's own config.json
 * @property {boolean} [unsound] the app will refuse its config.json and ask no host: then none is let through, and what is no JSON is served as it is
 */

/**
 * @typedef {object} ServedDist
 * @property {string} url without a slash at the end
 * @property {import('./cspReportSink.mjs').CspReportSink} cspReports
 * @property {() => Promise<void>} close
 */

const NO_CACHE = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the production build the way a production web server has to: security headers on every answer, a page for
 * every navigation, 404 for a missing file (never index.html, which a browser would take for a script).
 * @param {ServeOptions} options
 * @returns {Promise<ServedDist>} rejects when the port is taken, or when config.json names a host that must not be
 */
export async function serveDist({
  dist,
  host = '127.0.0.1',
  port = 0,
  brand,
  config: override = {},
  unsound = false,
}) {
  const files = readDistFiles(dist);
  if (brand !== undefined) for (const [path, file] of readDistFiles(brand)) files.set(path, file);
  const built = files.get('/index.html');
  if (!built) throw new Error(`${dist} holds no index.html: build first`);
  const own = files.get('/config.json')?.plain.toString() ?? '{}';
  const config = laidOver(own, override);
  if (config === null && !unsound) throw new Error('config.json is not valid JSON');
  if (config !== null)
    files.set('/config.json', servedFile('/config.json', Buffer.from(JSON.stringify(config, null, 2))));
  let page = built;
  const headers = securityHeaders(unsound ? {} : (config ?? {}), { plainLocalhost: true });
  const cspReports = cspReportSink();

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = pathOf(request.url ?? '/');
    if (path === '/csp-report' && request.method === 'POST') return cspReports.take(request, response);
    if (path === '/.well-known/change-password')
      return response.writeHead(302, { Location: '/profile' }).end();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Method not allowed');
    if (path === undefined) return refuse(response, 400, 'Bad path');
    const file =
      files.get(path === '/' ? '/index.html' : path) ?? (isNavigation(request, path) ? page : undefined);
    if (!file) return refuse(response, 404, 'Not found');
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOREVER : NO_CACHE);
    return void answer(request, response, file).catch(() => response.destroy());
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const url = `http://${host}:${actual}`;
  let html = built.plain.toString();
  for (const [from, to] of brandedHead(config ?? {}, url)) html = html.replace(from, () => to);
  page = servedFile('/index.html', Buffer.from(html));
  files.set('/index.html', page);
  return {
    url,
    cspReports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} url as it stands in the request line; not `new URL`, which reads `//host/x` as another host
 * @returns {string | undefined} undefined when it is not valid percent-encoding
 */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

/**
 * A person going somewhere, as opposed to a page asking for a file. `/exchange/1.2345` is an address of the app: an
 * ending counts as a file's only when it starts with a letter.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} path
 */
function isNavigation(request, path) {
  return (request.headers.accept ?? '').includes('text/html') && !/\.[a-z][a-z0-9]*$/i.test(path);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./distFiles.mjs').ServedFile} file
 */
async function answer(request, response, file) {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', file.etag);
  if (request.headers['if-none-match'] === file.etag) return response.writeHead(304).end();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const compressed = encoding && (await file.compressed(encoding));
  if (encoding && compressed) response.setHeader('Content-Encoding', encoding);
  const body = compressed ?? file.plain;
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_CACHE })
    .end(text);
}
