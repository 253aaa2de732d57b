import type { JsonSchema } from '../models/toWireSchema';
import type { ContractedCall } from '../endpoints/contract';
import { written } from './components';

/** docs/wire.md 1: every reply over HTTP, errors too. */
export function success(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['error', 'data', 'message'],
    properties: { error: { const: false }, data, message: { type: 'string' } },
  };
}

/** A refusal by one of these codes. Another backend may give none, or one of its own. */
export function refused(call: ContractedCall, codes: readonly string[]): JsonSchema {
  const shown = codes.flatMap((code) => {
    if (code === 'KEY_REFUSED') return [KEY_REFUSED];
    const schema = call.refusedWith?.[code];
    return schema === undefined ? [] : [written(schema, `${call.name}.${code}`)];
  });
  const data: readonly JsonSchema[] = [{ type: 'null' }, ...new Set(shown)];
  return {
    type: 'object',
    required: ['error', 'data', 'message'],
    properties: {
      error: { const: true },
      data: data.length === 1 ? data[0]! : { anyOf: [...data] },
      message: { type: 'string', description: 'Words for the player.' },
      code: { type: 'string', enum: [...codes], description: 'Assumed: docs/wire.md 1.' },
    },
  };
}

const KEY_REFUSED: JsonSchema = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string', description: 'The refusal that the key was spent by.' } },
};
