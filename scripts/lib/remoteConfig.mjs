/**
 * What config.json says when the sandbox engine runs as a server: a remote backend that can do everything.
 * @param {string} apiUrl
 */
export function remoteConfig(apiUrl) {
  return {
    backend: 'remote',
    apiUrl,
    capabilities: { betKeys: true, marketStream: true, betPlacement: true, cashOut: true, playSafe: true },
  };
}
