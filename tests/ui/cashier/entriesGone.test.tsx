import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import type { KycField, KycType } from '@/domain/cashier/kyc/KycType';
import { EntriesGone } from '@/ui/cashier/kyc/EntriesGone';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

const field = (name: string, more: Partial<KycField> = {}): KycField => ({
  ...{ name, label: name, kind: 'text', rule: null, required: true, hint: '', longest: 40 },
  ...more,
});
const NUMBER = field('Aadhaar number', { rule: 'aadhaar' });
const PHOTO = field('Front', { kind: 'file' });
const FILE: ReadyFile = {
  ...{ name: 'document.pdf', type: 'application/pdf', kind: 'pdf', size: null },
  bytes: new Uint8Array(9),
};

function says(fields: readonly KycField[], entered: Readonly<Record<string, string>> = {}, attached = false) {
  const type: KycType = { name: 'aadhaar', label: 'Aadhaar', fields: [field('Full name'), ...fields] };
  const entries = {
    texts: new Map(Object.entries(entered)),
    files: new Map(attached ? [[PHOTO.name, FILE]] : []),
  };
  renderWithApp(<EntriesGone type={type} entries={entries} />, fakePlayerApp());
  return screen.queryByText(/still here/)?.textContent ?? null;
}

describe('[CASH-05] what a reload has lost of a document', () => {
  it.each([
    ['a number that is never stored', [NUMBER], {}, false, 'Aadhaar number is never stored'],
    ['and photos', [NUMBER, PHOTO], {}, false, 'Aadhaar number and photos are never stored'],
    ['photos alone', [PHOTO], {}, false, 'Photos are never stored'],
    ['the number is there again', [NUMBER, PHOTO], { 'Aadhaar number': '2' }, false, 'Photos are never'],
    ['the photo is', [NUMBER, PHOTO], {}, true, 'Aadhaar number is never stored'],
    ['all is', [NUMBER, PHOTO], { 'Aadhaar number': '2' }, true, null],
    ['nothing is ever lost', [], {}, false, null],
  ])('%s', (_, fields, entered, attached, words) => {
    const said = says(fields, entered, attached);
    if (words === null) expect(said).toBeNull();
    else expect(said).toContain(words);
  });
});
