import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { legalTextWire } from '@/adapters/http/content/legalTextWire';
import { LEGAL_PAGES } from '@/domain/content/LegalText';

const FOLDER = 'src/ui/content';
const TEMPLATES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
const read = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));
const anchors = (name: string): readonly string[] =>
  v.parse(legalTextWire, read(name)).sections.map(({ id }) => id);

describe('our templates of the legal pages', () => {
  it('are there in English for every page; another language may leave one out', () => {
    expect(TEMPLATES).toEqual(expect.arrayContaining(LEGAL_PAGES.map((page) => `en/${page}.json`)));
  });

  it.each(TEMPLATES)('%s is a file as an operator would write it, and nothing of it is lost', (name) => {
    expect(v.parse(legalTextWire, read(name))).toEqual(read(name));
  });

  it.each(TEMPLATES)('%s has the anchors of the English one', (name) => {
    expect(anchors(name)).toEqual(anchors(name.replace(/^\w+/, 'en')));
  });
});
