import type { ConfigFile } from './configSchema';

/** `VITE_*` of the same meaning as the key in `config.json`; weaker than the file, stronger than the defaults. */
export function buildTimeValues(env: Readonly<Record<string, unknown>>): ConfigFile {
  const backend = textOf(env['VITE_BACKEND']);
  const values = {
    apiUrl: textOf(env['VITE_API_URL']),
    sportsUrl: textOf(env['VITE_SPORTS_URL']),
    lobbyUrl: textOf(env['VITE_LOBBY_URL']),
    socketUrl: textOf(env['VITE_SOCKET_URL']),
  };
  return {
    ...(backend === 'sandbox' || backend === 'remote' ? { backend } : {}),
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
