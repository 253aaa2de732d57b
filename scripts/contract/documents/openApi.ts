import { CONTRACT, PART_WORDS, type ContractedCall } from '../endpoints/contract';
import type { Recording } from '../examples/Recorder';
import { schemasFor } from './components';
import { operationOf } from './operation';

const HOSTS = {
  api: { url: '{apiUrl}', description: 'Product API: `apiUrl` of config.json.', at: 'apiUrl' },
  sports: { url: '{sportsUrl}', description: 'Sports host: `sportsUrl` of config.json.', at: 'sportsUrl' },
  lobby: { url: '{lobbyUrl}', description: 'Provider of games: `lobbyUrl` of config.json.', at: 'lobbyUrl' },
} as const;

const DESCRIPTION = [
  'What the player app says to a backend over HTTP and what it understands, written by `npm run contract` from the schemas that the app reads by.',
  'The reasons are in docs/wire.md; the socket is in docs/asyncapi.yaml. Examples come from the sandbox.',
  'An operation is `specified` or `assumed` (`x-contract`); one with `x-capability` is only asked where config.json names the capability.',
  'What is not required may be absent. A backend may send fields beyond these.',
].join('\n');

const ACCEPT_LANGUAGE = {
  ...{ name: 'Accept-Language', in: 'header', required: false },
  description: 'Assumed; docs/wire.md 1. What the reader has chosen in the app. May be ignored.',
  schema: { type: 'string', examples: ['en', 'hi'] },
};

/** The calls as OpenAPI 3.1. */
export function openApi(recording: Recording) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint } of CONTRACT) {
    const calls = CONTRACT.filter((each) => isSamePlace(each, endpoint));
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {
      parameters: [{ $ref: '#/components/parameters/acceptLanguage' }],
      ...(endpoint.host === 'api' ? {} : { servers: [serverOf(endpoint.host)] }),
    };
    paths[path][endpoint.method.toLowerCase()] = operationOf(calls, recording);
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'Backend of the player app, over HTTP', version: '1.0.0', description: DESCRIPTION },
      license: { name: 'Proprietary' },
    },
    servers: [serverOf('api')],
    tags: Object.entries(PART_WORDS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        product: { type: 'http', scheme: 'bearer', description: '`authHeader` of config.json.' },
        sports: {
          ...{ type: 'apiKey', in: 'header', name: 'token' },
          description: '`sportsAuthHeader` of config.json.',
        },
      },
      parameters: { acceptLanguage: ACCEPT_LANGUAGE },
      schemas: schemasFor(paths),
    },
  };
}

/** Two calls may share a place and differ in what they ask. */
function isSamePlace(call: ContractedCall, { method, path }: ContractedCall['endpoint']): boolean {
  return call.endpoint.method === method && call.endpoint.path === path;
}

function serverOf(host: keyof typeof HOSTS) {
  const { url, description, at } = HOSTS[host];
  return { url, description, variables: { [at]: { default: 'http://127.0.0.1:5055' } } };
}
