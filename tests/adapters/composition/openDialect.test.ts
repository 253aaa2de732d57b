import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '@/adapters/composition/Dialect';
import { openDialect } from '@/adapters/composition/openDialect';
import { mockBackend } from '../../../examples/mock-backend/mockBackend';

const opened: unknown[] = [];
const settings = v.strictObject({
  apiUrl: v.pipe(v.string(), v.url()),
  brandCode: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be small letters'))),
});
const dialect: Dialect<v.InferOutput<typeof settings>> = {
  settings,
  open: (all) => {
    opened.push(all);
    return mockBackend();
  },
};
const open = (written: unknown) => openDialect(async () => ({ dialect }), written);

describe('a backend of a language of its own', () => {
  it('is opened with what stands under dialect, once that is what it needs', async () => {
    const backend = await open({ apiUrl: 'https://osprey.example' });
    expect(backend).toMatchObject({ ok: true });
    expect(opened).toEqual([{ apiUrl: 'https://osprey.example' }]);
  });

  it.each([
    [{}, 'dialect.apiUrl', 'is missing'],
    [{ apiUrl: 'osprey' }, 'dialect.apiUrl', 'must be an address like https://api.example.com'],
    [{ apiUrl: 'https://a.example', brandCode: 'A1' }, 'dialect.brandCode', 'must be small letters'],
    [
      { apiUrl: 'https://a.example', brand_code: 'a' },
      'dialect.brand_code',
      'is not a key of this backend (did you mean "brandCode"?)',
    ],
  ])('says in the words of the configuration what is wrong: %j', async (written, key, reason) => {
    expect(await open(written)).toEqual({ ok: false, error: { key, reason } });
  });
});
