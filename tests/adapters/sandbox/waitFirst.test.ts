import { inWords } from '@/adapters/sandbox/texts/inWords';
import { describe, expect, it } from 'vitest';
import { coolDown, tooManyTries } from '@/adapters/sandbox/wire/waitFirst';

describe('how long a player has to wait, in the sandbox’s words', () => {
  it.each([
    [tooManyTries, 1, 'Too many attempts. Try again in 1 second.'],
    [tooManyTries, 30, 'Too many attempts. Try again in 30 seconds.'],
    [coolDown, 1, 'Please wait 1 second before asking for another code.'],
  ])('[AUTH-06] one second is one second', (refusal, seconds, words) => {
    expect(inWords(refusal(seconds).body, 'en')).toMatchObject({ message: words });
  });
});
