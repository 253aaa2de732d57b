import type { ContractedCall } from '../endpoints/contract';
import type { Exchange, Recording } from '../examples/Recorder';
import type { JsonSchema } from '../models/toWireSchema';
import type { Schema } from '../models/withFields';
import { written } from './components';
import { refused, success } from './envelopes';
import { failuresOf, needsSession } from './failuresOf';
import { shorten } from './shorten';

/** One operation, of all the calls that share its method and its path. */
export function operationOf(calls: readonly ContractedCall[], { exchanges }: Recording) {
  const [call] = calls as readonly [ContractedCall];
  const { name, summary, of, section, capability, part } = call;
  const seen = exchanges.filter((exchange) => calls.some((each) => each.name === exchange.call));
  const parameters = calls.flatMap(parametersOf);
  return {
    operationId: name,
    summary,
    description: `${of === 'specified' ? 'Specified' : 'Assumed'}; docs/wire.md ${section}.`,
    tags: [part],
    'x-contract': of,
    ...(capability === undefined ? {} : { 'x-capability': capability }),
    security: securityOf(call),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(call, seen),
    responses: Object.fromEntries(responsesOf(calls, seen)),
  };
}

function securityOf(call: ContractedCall) {
  if (call.endpoint.token === 'none') return [];
  const scheme = { [call.endpoint.host === 'sports' ? 'sports' : 'product']: [] };
  return needsSession(call) ? [scheme] : [{}, scheme];
}

function parametersOf({ name: call, endpoint, query = {} }: ContractedCall) {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    ...{ name, in: 'query', required: !isOptional(schema) },
    schema: written(schema, `${call}.${name}`),
  }));
  return [...inPath, ...inQuery];
}

const isOptional = ({ type }: Schema): boolean => type === 'optional' || type === 'nullish';

function bodyOf({ name, body, files, furtherFields }: ContractedCall, seen: readonly Exchange[]) {
  if (body === undefined) return {};
  const schema = written(body, `${name}.body`);
  const example = seen.find(({ status, reply }) => status === 200 && reply['error'] === false)?.body;
  if (files === undefined)
    return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
  const parts = Object.fromEntries(files.map((file) => [file, { type: 'string', format: 'binary' }]));
  const whole = { ...schema, properties: { ...schema.properties, ...parts } };
  const form = furtherFields === true ? { ...whole, additionalProperties: true } : whole;
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function responsesOf(calls: readonly ContractedCall[], seen: readonly Exchange[]) {
  const [call] = calls as readonly [ContractedCall];
  const replies = calls.map((each) => success(written(each.reply, `${each.name}.reply`)));
  const failures = new Map<string, readonly string[]>();
  for (const each of calls)
    for (const [status, codes] of failuresOf(each))
      failures.set(status, [...new Set([...(failures.get(status) ?? []), ...codes])]);
  const codes = failures.get('200');
  const done = [...replies, ...(codes === undefined ? [] : [refused(call, codes)])];
  failures.delete('200');
  return [
    [
      '200',
      responseOf(codes === undefined ? 'Done.' : 'Done, or refused in words.', done, seen, '200'),
    ] as const,
    ...[...failures]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([status, each]) => {
        const response = responseOf(`Refused: ${each.join(', ')}.`, [refused(call, each)], seen, status);
        return [status, status === '429' ? { ...response, headers: RETRY_AFTER } : response] as const;
      }),
  ];
}

function responseOf(
  description: string,
  schemas: readonly JsonSchema[],
  seen: readonly Exchange[],
  status: string,
) {
  const shown = new Map<string, { readonly value: unknown }>();
  for (const exchange of seen.filter((each) => String(each.status) === status)) {
    const { error, code } = exchange.reply;
    const name = error === false ? exchange.call : String(code);
    if (!shown.has(name)) shown.set(name, { value: shorten(exchange.reply) });
  }
  const schema = schemas.length === 1 ? schemas[0] : { oneOf: [...schemas] };
  const examples = shown.size === 0 ? {} : { examples: Object.fromEntries(shown) };
  return { description, content: { 'application/json': { schema, ...examples } } };
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
};
