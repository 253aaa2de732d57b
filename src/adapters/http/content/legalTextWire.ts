import * as v from 'valibot';
import { RULES_TOPICS, type LegalText } from '@/domain/content/LegalText';
import { clipText } from '../../wire/clipText';
import { withoutUndefined } from '../../wire/withoutUndefined';

const PARAGRAPH = 5_000;
/** What binds is shown whole or not at all: too much is refused, never cut. */
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must be at most ${max} characters`),
    v.transform((words) => clipText(words, max)),
  );
const section = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lowercase letters, digits and dashes')),
    title: text(200),
    topic: v.optional(v.picklist(RULES_TOPICS)),
    paragraphs: v.optional(v.array(text(PARAGRAPH)), []),
    points: v.optional(v.array(text(PARAGRAPH))),
  }),
  v.transform(withoutUndefined),
);

/** `/brand/pages/{page}.{language}.json` as an operator writes it. A key that is not known is refused: a misspelt one must not go unread. */
export const legalTextWire: v.GenericSchema<unknown, LegalText> = v.pipe(
  v.strictObject({
    version: text(80),
    effective: v.optional(text(80)),
    intro: text(PARAGRAPH),
    sections: v.pipe(
      v.array(section),
      v.minLength(1, 'must hold a section'),
      v.check(
        (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
        'must give every section an id of its own',
      ),
    ),
  }),
  v.transform(withoutUndefined),
);
