/**
 * What config.json says when the sandbox engine runs as a server: a remote backend that can do everything, or everything but stream prices.
 * @param {string} apiUrl
 * @param {{ marketStream?: boolean }} [can]
 */
export function remoteConfig(apiUrl, { marketStream = true } = {}) {
  return {
    backend: 'remote',
    apiUrl,
    capabilities: { betKeys: true, marketStream, betPlacement: true, cashOut: true, playSafe: true },
  };
}
