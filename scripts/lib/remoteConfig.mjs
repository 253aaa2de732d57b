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
      betKeys: true,
      marketStream,
      betPlacement: true,
      cashOut: true,
      playSafe: true,
      casinoCatalogue: true,
      score: true,
    },
  };
}
