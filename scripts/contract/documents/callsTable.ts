import { CONTRACT, type ContractedCall } from '../endpoints/contract';
import { failuresOf, needsSession } from './failuresOf';

const BEGIN = '<!-- begin: written by npm run contract -->';
const END = '<!-- end: written by npm run contract -->';
const HOSTS = { api: 'product', sports: 'sports', lobby: 'lobby' } as const;

/**
 * The page with its table of every call as it follows from the contract.
 * @throws {Error} where the page has no place for it
 */
export function withCallsTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (before === undefined || after === undefined)
    throw new Error('docs/wire.md has no place for the table of calls');
  return `${before}${BEGIN}\n\n${callsTable()}\n\n${END}${after}`;
}

function callsTable(): string {
  const head = [
    '| Call | Host | Session | Contract | Capability | Refusals: status and `code` |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  return [...head, ...CONTRACT.map(rowOf)].join('\n');
}

function rowOf(call: ContractedCall): string {
  const { endpoint, of, section, capability } = call;
  const refusals = [...failuresOf(call)].map(
    ([status, codes]) => `${status} ${codes.map((code) => `\`${code}\``).join(' ')}`,
  );
  return `| ${[
    `\`${endpoint.method} ${endpoint.path}\` (${call.name})`,
    HOSTS[endpoint.host],
    needsSession(call) ? 'yes' : 'no',
    `${of}, ${section}`,
    capability === undefined ? '–' : `\`${capability}\``,
    refusals.length === 0 ? '–' : refusals.join('; '),
  ].join(' | ')} |`;
}
