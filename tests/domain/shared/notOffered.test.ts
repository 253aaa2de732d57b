import { describe, expect, it } from 'vitest';
import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import { saysNotOffered } from '@/domain/shared/notOffered';

describe('what a site does not offer', () => {
  it('[F93] is said as such, whatever else would have been said of a failure', () => {
    expect(describeFailure({ kind: 'notOffered', sent: true }, 'matches.failed')).toEqual(
      say('wire.notOffered'),
    );
  });

  it.each(['wire.notOffered', 'matches.notOffered', 'sports.matchAbsent'] as const)(
    '[F93] %s is no error, and trying again is no use',
    (key) => expect(saysNotOffered(say(key))).toBe(true),
  );

  it('everything else may be tried again, a server’s own words among it', () => {
    expect(saysNotOffered(say('wire.offline'))).toBe(false);
    expect(saysNotOffered({ kind: 'server', text: 'wire.notOffered' })).toBe(false);
  });
});
