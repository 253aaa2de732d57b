import { describe, expect, it } from 'vitest';
import { withoutMarks } from '@/domain/shared/withoutMarks';

describe('a text as a person sees it', () => {
  it.each([
    ['\u200E98765\u200F', '98765'],
    ['\uFEFFHDFC\u2060', 'HDFC'],
    ['a\u200Db', 'ab'],
    ['plain', 'plain'],
    // A name of Kerala and one of Maharashtra: the joiner shapes the letter before it.
    ['ശ്രീനിവാസൻ', 'ശ്രീനിവാസൻ'],
    ['क्\u200Dष\u200D', 'क्\u200Dष'],
  ])('[X25] %j is %j', (text, seen) => expect(withoutMarks(text)).toBe(seen));
});
