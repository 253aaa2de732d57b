import { createServer } from 'node:http';
import { readDistFiles, servedFile } from './distFiles.mjs';
import { distSite } from './distSite.mjs';
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

/**
 * Serves the production build over plain HTTP, the way a production web server has to.
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
  if (!files.has('/index.html')) throw new Error(`${dist} holds no index.html: build first`);
  const own = files.get('/config.json')?.plain.toString() ?? '{}';
  const config = laidOver(own, override);
  if (config === null && !unsound) throw new Error('config.json is not valid JSON');
  if (config !== null)
    files.set('/config.json', servedFile('/config.json', Buffer.from(JSON.stringify(config, null, 2))));
  const headers = securityHeaders(unsound ? {} : (config ?? {}), { plainLocalhost: true });
  const site = distSite(files, headers);
  const server = createServer(site.handle);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const url = `http://${host}:${actual}`;
  site.tellAddress(url, config ?? {});
  return {
    url,
    cspReports: site.cspReports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
