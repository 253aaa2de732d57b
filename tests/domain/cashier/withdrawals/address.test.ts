import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWithdrawAddress } from '@/domain/cashier/withdrawals/withdrawAddress';
import { runs } from '@tests/support/runs';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const BSC = `0x${'aB3'.repeat(13)}c`;

describe('[CASH-02] where a withdrawal goes', () => {
  it.each([
    ['crypto', 'TRC20', ` ${TRON} `, TRON],
    ['crypto', 'BEP20', BSC, BSC],
    ['upi', null, 'Asha.Rao@OKAXIS', 'asha.rao@okaxis'],
    ['wallet', null, '+91 98765-43210', '9876543210'],
    ['wallet', null, '098765 43210', '9876543210'],
  ] as const)('%s %s %j is read', (mode, network, text, expected) => {
    expect(readWithdrawAddress(text, mode, network)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['crypto', 'TRC20', BSC, 'otherNetwork'],
    ['crypto', 'BEP20', TRON, 'otherNetwork'],
    ['crypto', 'TRC20', TRON.slice(0, 33), 'malformed'],
    ['crypto', 'TRC20', `${TRON}x`, 'malformed'],
    ['crypto', 'TRC20', `T0${TRON.slice(2)}`, 'malformed'],
    ['crypto', 'TRC20', `${TRON.slice(0, 10)} ${TRON.slice(10)}`, 'malformed'],
    ['crypto', 'BEP20', BSC.slice(0, 41), 'malformed'],
    ['crypto', 'BEP20', `0X${BSC.slice(2)}`, 'malformed'],
    ['upi', null, 'asha', 'malformed'],
    ['upi', null, 'asha@', 'malformed'],
    ['upi', null, 'asha@ok@axis', 'malformed'],
    ['upi', null, 'asha rao@okaxis', 'malformed'],
    ['wallet', null, '12345', 'malformed'],
    ['wallet', null, '5876543210', 'malformed'],
    ['upi', null, '  ', 'empty'],
    ['crypto', 'TRC20', 'T'.repeat(10_000), 'malformed'],
  ] as const)('%s %s %j is refused as %s', (mode, network, text, problem) => {
    expect(readWithdrawAddress(text, mode, network)).toEqual({ ok: false, error: problem });
  });

  it('whatever is read is read again as itself', () => {
    const modes = fc.constantFrom('upi', 'wallet', 'crypto');
    const networks = fc.constantFrom('TRC20', 'BEP20');
    const texts = fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^(T|0x)[0-9a-fA-F]{33,40}$/));
    fc.assert(
      fc.property(modes, networks, texts, (mode, network, text) => {
        const read = readWithdrawAddress(text, mode, network);
        if (read.ok) expect(readWithdrawAddress(read.value, mode, network)).toEqual(read);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
