import { readFileSync } from 'node:fs';

/** Every capability, by the committed schema of config.json. */
const { capabilities } = JSON.parse(
  readFileSync(new URL('../../docs/config.schema.json', import.meta.url), 'utf8'),
).properties;

/**
 * What config.json says when the sandbox engine runs as a server: a remote backend that can do everything, or everything but stream prices.
 * @param {string} apiUrl
 * @param {{ marketStream?: boolean, gamesUrl?: string }} [has] `gamesUrl`: where its pretended games are framed from
 */
export function remoteConfig(apiUrl, { marketStream = true, gamesUrl } = {}) {
  return {
    backend: 'remote',
    apiUrl,
    ...(gamesUrl === undefined ? {} : { gameHosts: [gamesUrl] }),
    capabilities: {
      ...Object.fromEntries(Object.keys(capabilities.properties).map((name) => [name, true])),
      marketStream,
    },
  };
}
