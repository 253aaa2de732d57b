import { safeUrl } from '@/domain/brand/safeUrl';
import { dialectHosts, policySource } from '@scripts/lib/securityHeaders.mjs';
import type { Check } from './Brand';

/** Stands for the address that the brand will be served from. */
const OWN = 'https://brand.example';
const HOSTS = ['apiUrl', 'sportsUrl', 'lobbyUrl', 'socketUrl'] as const;
const LISTS = ['gameHosts', 'gatewayHosts', 'tvHosts', 'assetHosts'] as const;

/** Hosts that the security policy could not carry, and a logo that the app would not show. */
export const checkUrls: Check = ({ config, file }) => {
  const hosts = [
    ...HOSTS.flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]] as const])),
    ...LISTS.flatMap((key) => (config[key] ?? []).map((url) => [key, url] as const)),
  ];
  return [
    ...hosts.flatMap(([key, url]) => refused(() => policySource(key, url))),
    ...refused(() => dialectHosts({ dialect: config.dialect ?? {} })),
    ...(config.backend === 'remote' && config.apiUrl === undefined
      ? ['config.json: apiUrl is needed when "backend" is "remote".']
      : []),
    ...logoFaults(config.brand?.logo, config.assetHosts ?? [], file),
  ];
};

function refused(judge: () => unknown): readonly string[] {
  try {
    judge();
    return [];
  } catch (error) {
    return [`config.json: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

function logoFaults(
  logo: string | undefined,
  origins: readonly string[],
  file: (path: string) => Buffer | null,
): readonly string[] {
  if (logo === undefined) return [];
  const safe = safeUrl(logo, 'image', {
    parse: (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null),
    ownOrigin: OWN,
    origins,
  });
  if (safe === null)
    return [
      `brand.logo: "${logo}" is not shown: it has to be a path of this site, or https on a host of assetHosts.`,
    ];
  const path = safe.startsWith(`${OWN}/`) ? safe.slice(OWN.length) : null;
  return path !== null && file(path) === null
    ? [`brand.logo: the file ${path} is not in the folder of the brand.`]
    : [];
}
