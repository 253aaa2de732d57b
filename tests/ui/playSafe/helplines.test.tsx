import { describe, expect, it } from 'vitest';
import { messages as hindi } from 'virtual:messages/hi';
import { createTexts } from '@/texts/createTexts';
import { englishTexts } from '@/texts/englishTexts';
import { helplinesOf } from '@/ui/playSafe/help/helplinesOf';

const namesIn = ({ t }: Pick<typeof englishTexts, 't'>, helplines?: readonly { readonly name: string }[]) =>
  helplinesOf({ jurisdiction: { minAge: 18, ...(helplines && { helplines }) } } as never, t).map(
    ({ name }) => name,
  );

describe('people who help', () => {
  it('are named in the language of the page where an operator names none', () => {
    expect(namesIn(englishTexts)).toEqual([
      'Tele-MANAS, 24 hours',
      'Tele-MANAS, toll-free',
      'Gambling Therapy',
    ]);
    expect(namesIn(createTexts('hi', hindi))).toEqual([
      'Tele-MANAS, 24 घंटे',
      'Tele-MANAS, टोल-फ़्री',
      'Gambling Therapy',
    ]);
  });

  it('an operator’s own stand as they were configured', () => {
    expect(namesIn(createTexts('hi', hindi), [{ name: 'Our line' }])).toEqual(['Our line']);
  });
});
