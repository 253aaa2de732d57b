import { describe, expect, it } from 'vitest';
import { readForm } from '@/adapters/sandbox/doors/readForm';

describe('a form with files', () => {
  it('is read as texts and bytes', async () => {
    const form = new FormData();
    form.append('note', 'first');
    form.append('note', 'rent & food');
    form.append('proof', new File([new Uint8Array([137, 80, 78, 71])], '../a.png', { type: 'image/png' }));
    const read = await readForm(form);
    expect(read.body).toEqual({ note: 'rent & food' });
    expect(read.files).toEqual([
      { field: 'proof', name: '../a.png', type: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) },
    ]);
  });

  it('[X19] keeps a field named __proto__ to itself', async () => {
    const form = new FormData();
    form.append('__proto__', 'polluted');
    const { body } = await readForm(form);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(body)).toEqual(['__proto__']);
  });
});
