import { describe, expect, it } from 'vitest';
import { readHolder, readIfsc, readPan, readUpiId } from '@/domain/cashier/bankEntries';
import { checkBankForm } from '@/domain/cashier/checkBankForm';
import type { BankForm } from '@/domain/cashier/checkBankForm';
import { creditOf, DEPOSIT_CHIPS } from '@/domain/cashier/deposits/depositAmount';
import { readReference } from '@/domain/cashier/deposits/transferReference';
import { qrTextOf, upiLink } from '@/domain/cashier/deposits/upiLink';
import { maskNumber, maskUpiId } from '@/domain/cashier/maskAccount';
import { isUndecided } from '@/domain/cashier/RequestStatus';
import { sumsAgree } from '@/domain/cashier/Statement';
import { isUndecidedSubmission, sentOf } from '@/domain/cashier/Submission';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { submissionKey } from '@/domain/shared/ids';
import { aGateway } from '@tests/support/mothers/deposits';

const keyOf = (kind: Parameters<typeof readReference>[1], text: string): string => {
  const read = readReference(text, kind);
  return read.ok ? `ok ${read.value}` : read.error;
};

describe('entries with something before or behind them', () => {
  it('[X29] are not what stands in their middle', () => {
    for (const [read, good] of [
      [readIfsc, 'HDFC0001234'],
      [readPan, 'ABCPE1234F'],
      [readUpiId, 'asha@okaxis'],
    ] as const) {
      expect(read(good)).not.toBeNull();
      for (const text of [`=${good}`, `${good}=`, `x\u0000${good}`]) expect(read(text)).toBeNull();
    }
  });

  it('[CASH-01] nor is a reference', () => {
    const hash = 'ab12'.repeat(16);
    for (const [kind, good] of [
      ['utr', '412345678901'],
      ['bkash', 'A1B2C3D4E5'],
      ['nagad', 'A1B2C3D4'],
      ['tron', hash],
      ['bsc', `0x${hash}`],
      ['text', 'A.b/c-1_2'],
    ] as const) {
      expect(keyOf(kind, good)).toBe(`ok ${good}`);
      for (const text of [`=${good}`, `${good}=`]) expect(keyOf(kind, text)).not.toMatch(/^ok/);
    }
  });

  it('[CASH-01] and the id of another network is said of the two that can be taken for one another only', () => {
    const hash = 'ab12'.repeat(16);
    expect(keyOf('tron', `0x${hash}`)).toBe('deposit.wrongNetwork.bscForTron');
    expect(keyOf('bsc', hash)).toBe('deposit.wrongNetwork.tronForBsc');
    expect(keyOf('utr', hash)).toBe('deposit.reference.utr');
    expect(keyOf('bkash', `0x${hash}`)).toBe('deposit.reference.bkash');
  });

  it('[CASH-04] a long text is not looked at, one of the longest length is', () => {
    expect(readHolder(`Asha${' '.repeat(293)}Rao`)).toBe('Asha Rao');
    expect(readHolder(`Asha${' '.repeat(294)}Rao`)).toBeNull();
    expect(readIfsc(`${' '.repeat(289)}HDFC0001234`)).toBe('HDFC0001234');
    expect(readIfsc(`${' '.repeat(290)}HDFC0001234`)).toBeNull();
    expect(readUpiId(`${' '.repeat(289)}asha@okaxis`)).toBe('asha@okaxis');
    expect(readUpiId(`${' '.repeat(290)}asha@okaxis`)).toBeNull();
    expect(keyOf('utr', `${' '.repeat(188)}412345678901`)).toBe('ok 412345678901');
    expect(keyOf('utr', `${' '.repeat(189)}412345678901`)).toBe('deposit.reference.utr');
  });
});

describe('a bank form', () => {
  const FORM: BankForm = {
    type: 'bank',
    holder: 'Asha Rao',
    number: '123456789012',
    numberAgain: '123456789012',
    ifsc: 'HDFC0001234',
    upiId: '',
    pan: '',
  };

  it('[X29] is not sent with good numbers and a bad name, or without the PAN that is asked for', () => {
    expect(checkBankForm({ ...FORM, holder: '9' }, false)).toEqual(fail({ holder: say('bank.holderWrong') }));
    expect(checkBankForm(FORM, true)).toEqual(fail({ pan: say('bank.panWrong') }));
    expect(checkBankForm({ ...FORM, holder: '9' }, true)).toEqual(
      fail({ holder: say('bank.holderWrong'), pan: say('bank.panWrong') }),
    );
  });

  it('[X29] says of a number that is none only that, whatever stands in the second field', () => {
    for (const numberAgain of ['12', '', '123456789012'])
      expect(checkBankForm({ ...FORM, number: '12', numberAgain }, false)).toEqual(
        fail({ number: say('bank.numberWrong') }),
      );
  });
});

describe('a UPI link', () => {
  const order = {
    payee: 'asha@okaxis',
    payeeName: 'Asha',
    note: 'O1',
    pay: { currency: 'INR', figure: '5.00' },
  };

  it('[CASH-01] leaves out what is empty, and is none for a payee that only holds an id', () => {
    expect(upiLink({ ...order, payeeName: '', note: '' })).toBe('upi://pay?pa=asha%40okaxis&am=5.00&cu=INR');
    for (const payee of ['x y@okaxis', 'asha@okaxis?am=9', '=asha@okaxis', 'asha@okaxis\n']) {
      expect(upiLink({ ...order, payee })).toBeNull();
      expect(qrTextOf({ ...order, payee })).toBe(payee);
    }
  });
});

describe('amounts of a deposit', () => {
  it('[CASH-01] the chips are rupees', () => {
    expect(DEPOSIT_CHIPS).toEqual([500, 1_000, 2_000, 5_000, 10_000, 25_000].map(rupees));
  });

  it('[CASH-01] what the fee eats whole brings nothing', () => {
    const gateway = aGateway({ fee: { flat: rupees(5), basisPoints: 0 } });
    expect([rupees(4), rupees(5), paise(501)].map((amount) => creditOf(amount, gateway))).toEqual([
      NO_MONEY,
      NO_MONEY,
      1,
    ]);
  });
});

describe('what is hidden of an account', () => {
  it('[X29] the last four letters and digits, without what is between them', () => {
    expect(maskNumber('12-34 5/6')).toBe('••••3456');
    expect(maskNumber('१२३४५')).toBe('••••२३४५');
    expect(['123', '', '-- --'].map(maskNumber)).toEqual(['••••', '••••', '••••']);
  });

  it('[X29] of a short UPI id less than of a long one', () => {
    expect(['a@x', 'ab@x', 'abc@x', '@x', 'none', 'a•••@x', 'ab•••@x'].map(maskUpiId)).toEqual([
      'a•••@x',
      'a•••@x',
      'ab•••@x',
      '•••@x',
      '••••',
      'a•••@x',
      'ab•••@x',
    ]);
  });
});

describe('what is not decided', () => {
  it('[F90] may still be decided: what waits, and what we do not know the word of', () => {
    expect((['pending', 'unknown', 'approved', 'declined', 'expired'] as const).map(isUndecided)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('[F65] a form that is on its way, or whose fate is not known, keeps the next one waiting', () => {
    const sent = { key: submissionKey('0'.repeat(32)), sentAt: 0 };
    expect(isUndecidedSubmission({ state: 'submitting', ...sent })).toBe(true);
    expect(isUndecidedSubmission({ state: 'unknown', ...sent })).toBe(true);
    expect(isUndecidedSubmission({ state: 'accepted', received: 1, earlier: false })).toBe(false);
    expect(isUndecidedSubmission({ state: 'idle' })).toBe(false);
  });

  it('[F65] [F89] what was sent and has no answer is known until there is one', () => {
    const sent = { key: submissionKey('0'.repeat(32)), sentAt: 7 };
    const message = { kind: 'key', key: 'withdraw.unconfirmed' } as const;
    expect(sentOf({ state: 'submitting', ...sent })).toMatchObject(sent);
    expect(sentOf({ state: 'unknown', ...sent })).toMatchObject(sent);
    expect(sentOf({ state: 'unconfirmed', ...sent, message, said: null, waitSeconds: null })).toMatchObject(
      sent,
    );
    for (const state of [
      { state: 'idle' },
      { state: 'accepted', received: 1, earlier: false },
      { state: 'rejected', message, code: null, waitSeconds: null },
    ] as const)
      expect(sentOf(state)).toBeNull();
  });

  it('[CASH-03] sums of which one is not known agree with nothing and contradict nothing', () => {
    const sums = {
      opening: NO_MONEY,
      closing: NO_MONEY,
      openingCoins: null,
      closingCoins: null,
      moneyIn: NO_MONEY,
      moneyOut: NO_MONEY,
      held: null,
    };
    expect(sumsAgree(sums)).toBe(true);
    for (const name of ['opening', 'closing', 'moneyIn', 'moneyOut'] as const)
      expect(sumsAgree({ ...sums, [name]: null })).toBeNull();
    expect(ok(sumsAgree({ ...sums, moneyOut: paise(1) }))).toEqual(ok(false));
  });
});
