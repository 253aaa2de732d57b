import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/shared/Failure';
import { isUnheard } from '@/domain/shared/isUnheard';

const CASES: readonly (readonly [boolean, Failure])[] = [
  [true, { kind: 'offline', sent: true }],
  [false, { kind: 'offline', sent: false }],
  [true, { kind: 'timedOut', sent: true }],
  [false, { kind: 'timedOut', sent: false }],
  [true, { kind: 'unexpected', sent: true }],
  [true, { kind: 'server', sent: true }],
  [true, { kind: 'server', sent: true, message: ' ' }],
  [false, { kind: 'server', sent: true, message: 'Not today' }],
  [false, { kind: 'refused', sent: true }],
  [false, { kind: 'refused', sent: true, code: 'NO' }],
  [false, { kind: 'unauthorised', sent: true, ended: false }],
  [false, { kind: 'coolDown', sent: true, seconds: 9 }],
  [false, { kind: 'aborted', sent: true }],
];

describe('isUnheard', () => {
  it.each(CASES)('[F90] %s for %j', (unheard, failure) => {
    expect(isUnheard(failure)).toBe(unheard);
  });
});
