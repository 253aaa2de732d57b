import { describe, expect, it } from 'vitest';
import { readAccountNumber, readHolder, readIfsc, readPan, readUpiId } from '@/domain/cashier/bankEntries';
import { checkBankForm } from '@/domain/cashier/checkBankForm';
import { readReference } from '@/domain/cashier/deposits/transferReference';
import { upiLink } from '@/domain/cashier/deposits/upiLink';
import { checkKyc } from '@/domain/cashier/kyc/checkKyc';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { readWithdrawAddress } from '@/domain/cashier/withdrawals/withdrawAddress';
import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { ok } from '@/domain/shared/Result';
import { invent } from '@tests/support/mothers/invent';

const EACH = 100;
const times = Array.from({ length: EACH });
/** As it comes out of another app: an invisible mark before it, a blank within, a blank behind. */
const pasted = (text: string): string => `\u200E${text.slice(0, 4)} ${text.slice(4)}\u00A0`;

describe('what people write in the forms of the cashier', () => {
  it('[CASH-04] every name that a bank could have is a holder', () => {
    const from = invent('holders');
    for (const _ of times)
      for (const name of [from.name(), from.longName()]) {
        expect(readHolder(name)).toBe(name);
        expect(readHolder(` \u200E ${name.replaceAll(' ', '  ')} `)).toBe(name);
      }
  });

  it('[CASH-05] and a name on a document', () => {
    const from = invent('names on documents');
    const type = {
      name: 'passport',
      label: 'Passport',
      fields: [
        {
          name: 'number',
          label: '',
          kind: 'text',
          rule: 'passportNumber',
          required: true,
          hint: '',
          longest: 20,
        },
        { name: 'name', label: '', kind: 'text', rule: 'personName', required: true, hint: '', longest: 80 },
      ],
    } as const;
    for (const _ of times) {
      const texts = new Map([
        ['number', pasted(from.passport())],
        ['name', from.longName()],
      ]);
      const day = { today: '2026-11-22' as CalendarDay, minAge: 18 };
      expect([...checkKyc(type, { texts, files: new Map() }, day)]).toEqual([]);
    }
  });

  it('[CASH-04] [X29] accounts, IFSC codes and PANs, as they are and as they are pasted', () => {
    const from = invent('accounts');
    for (const _ of times) {
      const [number, ifsc, pan] = [from.accountNumber(), from.ifsc(), from.pan()];
      expect([readAccountNumber(number), readAccountNumber(pasted(number))]).toEqual([number, number]);
      expect([readIfsc(ifsc.toLowerCase()), readIfsc(pasted(ifsc))]).toEqual([ifsc, ifsc]);
      expect([readPan(pan.toLowerCase()), readPan(pasted(pan))]).toEqual([pan, pan]);
    }
  });

  it('[CASH-04] a whole form is read as it was meant', () => {
    const from = invent('bank forms');
    for (const _ of times) {
      const [holder, number, ifsc, pan, upiId] = [
        from.longName(),
        from.accountNumber(),
        from.ifsc(),
        from.pan(),
        from.upiId(),
      ];
      const form = { holder, number, numberAgain: pasted(number), ifsc, upiId, pan };
      expect(checkBankForm({ ...form, type: 'bank' }, true)).toEqual(
        ok({ type: 'bank', number, ifsc, holder, pan }),
      );
      expect(checkBankForm({ ...form, type: 'upi' }, false)).toEqual(
        ok({ type: 'upi', upiId, holder, pan: null }),
      );
    }
  });

  it('[CASH-02] [CASH-04] a UPI id is the same to a withdrawal, a bank account and a payment', () => {
    const from = invent('UPI ids');
    for (const _ of times) {
      const id = from.upiId();
      for (const typed of [id, id.toUpperCase(), ` \u200E${id}\u00A0`]) {
        expect(readUpiId(typed)).toBe(id);
        expect(readWithdrawAddress(typed, 'upi', null)).toEqual(ok(id));
      }
      const order = {
        payee: id,
        payeeName: from.longName(),
        note: from.digits(6),
        pay: { currency: 'INR', figure: '1.00' },
      };
      expect(new URL(upiLink(order) ?? '').searchParams.get('pn')).toBe(order.payeeName);
    }
  });

  it('[CASH-02] [AUTH-10] a mobile number is the same to a withdrawal and to a sign-up', () => {
    const from = invent('mobiles of wallets');
    for (const _ of times) {
      const typed = from.mobile();
      for (const each of [typed, pasted(typed), `0091${typed.replace(/\D/g, '').slice(-10)}`]) {
        const read = parseIndianMobile(each);
        expect(read.ok && read.value.mobile).toBe(typed.replace(/\D/g, '').slice(-10));
        expect(readWithdrawAddress(each, 'wallet', null)).toEqual(ok(read.ok && read.value.mobile));
      }
    }
  });

  it('[CASH-01] references of payments, as they are and as they are pasted', () => {
    const from = invent('references');
    for (const _ of times) {
      const utr = from.utr();
      expect([readReference(utr, 'utr'), readReference(pasted(utr), 'utr')]).toEqual([ok(utr), ok(utr)]);
    }
  });

  it('[CASH-02] an address of a network is taken by that network alone', () => {
    const from = invent('addresses of coins');
    for (const _ of times) {
      const address = from.tronAddress();
      expect(readWithdrawAddress(` ${address} `, 'crypto', 'TRC20')).toEqual(ok(address));
      expect(readWithdrawAddress(address, 'crypto', 'BEP20').ok).toBe(false);
    }
  });
});
