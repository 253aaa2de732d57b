import { describe, expect, it } from 'vitest';
import { readHolder } from '@/domain/cashier/bankEntries';
import { checkKyc } from '@/domain/cashier/kyc/checkKyc';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { kycValue } from '@/domain/cashier/kyc/kycValue';

const RULE = { kind: 'text', rule: 'personName' } as const;
const TYPE = {
  name: 'passport',
  label: '',
  fields: [{ ...RULE, name: 'name', label: '', required: true, hint: '', longest: 80 }],
} as const;

function wrongName(name: string): boolean {
  const entries = { texts: new Map([['name', name]]), files: new Map() };
  return checkKyc(TYPE, entries, { today: '2026-11-22' as CalendarDay, minAge: 18 }).size > 0;
}

describe('a name in an Indian script', () => {
  it.each(['क्\u200Dष राव', 'र्\u200Dयान जोशी', 'শ্\u200Cরী দাস'])(
    '[X25] %s is a name with its joiner, which stays where it is',
    (name) => {
      expect(readHolder(name)).toBe(name);
      expect(wrongName(name)).toBe(false);
      expect(kycValue(RULE, name)).toBe(name);
    },
  );

  it('[X05] a joiner between Latin letters is a mark, and goes', () => {
    expect(readHolder('As\u200Dha Rao')).toBe('Asha Rao');
    expect(kycValue(RULE, 'As\u200Dha Rao')).toBe('Asha Rao');
  });
});
