import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerOf } from '@/domain/session/ownerOf';
import { token } from '@/domain/shared/ids';
import { ASHA } from '@tests/support/mothers/sessionMother';
import { runs } from '@tests/support/runs';

describe('[F71] whose things on a device these are', () => {
  it("are the user's, by the id", () => {
    expect(ownerOf(ASHA, token('t'))).toBe(ASHA.id);
    expect(ownerOf(null, null)).toBeNull();
  });

  it("are a session's where the user is lost: the same for the same token, another for another", () => {
    expect(ownerOf(null, token('abc'))).toBe('session-1a47e90b');
    expect(ownerOf(null, token('abd'))).not.toBe(ownerOf(null, token('abc')));
  });

  it('never lead back to the token', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 9 }), (text) => {
        const owner = ownerOf(null, token(text));
        expect(owner).toMatch(/^session-[0-9a-f]{8}$/);
        expect(owner).not.toContain(text);
      }),
      { numRuns: runs(200) },
    );
  });
});
