import { describe, expect, it } from 'vitest';
import { arrivedCodes } from '@/domain/session/arrivedCodes';

describe('the codes that a sign-up starts with', () => {
  it.each([
    [undefined, null, null, null, null],
    [undefined, null, 'FRIEND', null, 'FRIEND'],
    [undefined, 'AGENT', null, 'AGENT', null],
    [undefined, 'AGENT', 'FRIEND', 'AGENT', null],
    ['GIVEN', 'AGENT', 'FRIEND', 'GIVEN', null],
    ['<b>', 'AGENT', 'FRIEND', 'AGENT', null],
    ['<b>', null, 'FRIEND', null, 'FRIEND'],
  ])(
    '[AUTH-18] given %j, agent %j, referral %j: agent %j, in the field %j',
    (given, agent, referral, agents, field) => {
      expect(arrivedCodes({ given, agent, referral })).toEqual({ agent: agents, referral: field });
    },
  );
});
