import type { ContractedCall } from '../endpoints/contract';

/** The codes of a call by their status: its own, and those that every call of its kind has. */
export function failuresOf(call: ContractedCall): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (word: string): void => {
    const [status = '', code = ''] = word.split(' ');
    const codes = found.get(status) ?? [];
    if (!codes.includes(code)) found.set(status, [...codes, code]);
  };
  for (const word of call.failures) add(word);
  if (needsSession(call)) add('401 UNAUTHORISED');
  if (call.body !== undefined || call.query !== undefined) add('422 MALFORMED');
  return new Map([...found].toSorted(([one], [other]) => Number(one) - Number(other)));
}

/** Whether a call is answered with 401 to who has no session. */
export function needsSession({ endpoint, visitors }: ContractedCall): boolean {
  return endpoint.token === 'held' && visitors !== true;
}
