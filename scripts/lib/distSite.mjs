import { cspReportSink } from './cspReportSink.mjs';
import { brandedHead } from './brandedHead.mjs';
import { servedFile } from './distFiles.mjs';

/**
 * @typedef {object} DistSite
 * @property {(request: import('node:http').IncomingMessage) => boolean} owns a file of the build, or a person going somewhere; what else is asked for is no business of the build's
 * @property {import('node:http').RequestListener} handle answers anything, with 404 or 405 too
 * @property {(url: string, config: Parameters<typeof brandedHead>[0]) => void} tellAddress once its address is known: the page names it
 * @property {import('./cspReportSink.mjs').CspReportSink} cspReports
 */

const NO_CACHE = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * How the production build is answered, whatever server listens: security headers on every answer, a page for every navigation, 404 for a
 * missing file (never index.html, which a browser would take for a script).
 * @param {Map<string, import('./distFiles.mjs').ServedFile>} files with an index.html among them; read anew for every answer
 * @param {Readonly<Record<string, string>>} headers
 * @returns {DistSite}
 */
export function distSite(files, headers) {
  const cspReports = cspReportSink();
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {string} path
   */
  const fileFor = (request, path) =>
    files.get(path) ?? (path === '/' || isNavigation(request, path) ? files.get('/index.html') : undefined);

  return {
    cspReports,
    owns(request) {
      const path = pathOf(request.url ?? '/');
      if (path === '/csp-report' || path === CHANGE_PASSWORD) return true;
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return isRead && fileFor(request, path) !== undefined;
    },
    handle(request, response) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const path = pathOf(request.url ?? '/');
      if (path === '/csp-report' && request.method === 'POST') return cspReports.take(request, response);
      if (path === CHANGE_PASSWORD) return response.writeHead(302, { Location: '/profile' }).end();
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(response, 405, 'Method not allowed');
      const file = fileFor(request, path);
      if (!file) return refuse(response, 404, 'Not found');
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOREVER : NO_CACHE);
      return void answer(request, response, file).catch(() => response.destroy());
    },
    tellAddress(url, config) {
      let html = files.get('/index.html')?.plain.toString() ?? '';
      for (const [from, to] of brandedHead(config, url)) html = html.replace(from, () => to);
      files.set('/index.html', servedFile('/index.html', Buffer.from(html)));
    },
  };
}

const CHANGE_PASSWORD = '/.well-known/change-password';

/**
 * @param {string} url as it stands in the request line; not `new URL`, which reads `//host/x` as another host
 * @returns {string} as it came when it is not valid percent-encoding: no file's name, but a person who followed it finds the app's own page for it
 */
function pathOf(url) {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
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
