import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/shared/Failure';
import { fateOf } from '@/domain/shared/fateOf';

describe('what became of a request that failed', () => {
  it.each<[string, Failure]>([
    ['offline before sending', { kind: 'offline', sent: false }],
    ['given up before sending', { kind: 'aborted', sent: false }],
  ])('[F90] %s: it never left', (_, failure) => {
    expect(fateOf(failure)).toBe('notSent');
  });

  it('[F90] a refusal with a code of its own is an answer', () => {
    expect(fateOf({ kind: 'refused', sent: true, code: 'INSUFFICIENT_FUNDS' })).toBe('answered');
  });

  it.each<[string, Failure]>([
    ['401 with other words', { kind: 'unauthorised', sent: true, ended: false, message: 'Please log in' }],
    ['401 that ended the session', { kind: 'unauthorised', sent: true, ended: true }],
    ['403 or 409 without a code', { kind: 'refused', sent: true, message: 'Conflict' }],
    ['a key that was used', { kind: 'refused', sent: true, code: 'KEY_REUSED' }],
    ['429', { kind: 'coolDown', sent: true, seconds: 5 }],
    ['5xx', { kind: 'server', sent: true }],
    ['5xx that says why', { kind: 'server', sent: true, message: 'Not enough money' }],
    ['a page instead of an answer', { kind: 'unexpected', sent: true }],
    ['no answer in time', { kind: 'timedOut', sent: true }],
    ['a link that broke', { kind: 'offline', sent: true }],
    ['given up after sending', { kind: 'aborted', sent: true }],
  ])('[F90] %s proves nothing', (_, failure) => {
    expect(fateOf(failure)).toBe('unknown');
  });
});
