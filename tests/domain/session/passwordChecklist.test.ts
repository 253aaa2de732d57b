import { describe, expect, it } from 'vitest';
import { passwordChecklist } from '@/domain/session/passwordChecklist';

describe('passwordChecklist', () => {
  it.each([
    ['', [false, false, false, false]],
    ['abcdefg', [false, false, true, false]],
    ['abcdefgh', [true, false, true, false]],
    ['ABCDEFGH', [true, false, false, true]],
    ['12345678', [true, true, false, false]],
    ['Abcdefg1', [true, true, true, true]],
    ['Abcdefg1Abcdefg1Abcd', [true, true, true, true]],
    ['Abcdefg1Abcdefg1Abcde', [false, true, true, true]],
    ['🏏🏏🏏🏏', [false, false, false, false]],
    ['🏏🏏🏏🏏🏏🏏🏏🏏', [true, false, false, false]],
    ['Ñ', [false, false, false, true]],
    ['ñ', [false, false, true, false]],
  ])('[AUTH-16] %j', (password, [longEnough, digit, lowercase, uppercase]) => {
    expect(passwordChecklist(password)).toEqual({ longEnough, digit, lowercase, uppercase });
  });
});
