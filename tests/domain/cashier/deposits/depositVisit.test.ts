import { describe, expect, it } from 'vitest';
import { depositFor, readDepositVisit, writeDepositVisit } from '@/domain/cashier/deposits/depositVisit';
import { paise, rupees } from '@/domain/shared/Money';

const read = (query: string) => {
  const words = new Map(
    query
      .replace(/^[^?]*\?/, '')
      .split('&')
      .map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split('=');
        return [name, decodeURIComponent(value)];
      }),
  );
  return readDepositVisit((name) => words.get(name) ?? null);
};
const MATCH = '/exchange/Cricket/peninsula-league/4821?market=1';

describe('[CASH-01] what a deposit was opened for', () => {
  it('is the missing money in round figures, and the way back to the bet', () => {
    const address = depositFor(paise(33_050), MATCH);
    expect(address.startsWith('/gatewaylist?')).toBe(true);
    expect(read(address)).toEqual({ amount: '400', back: MATCH });
    expect(depositFor(rupees(300), MATCH)).toContain('amount=300');
    expect(depositFor(null, MATCH)).not.toContain('amount');
  });

  it('[X12] [X23] a path that is not ours and an amount that is none are nothing', () => {
    for (const back of ['https://evil.example', '//evil.example', 'javascript:1', '/a/../b'])
      expect(read(`?back=${encodeURIComponent(back)}`).back).toBeNull();
    for (const amount of ['1e3', '-5', '0', '', '5,0', '<b>'])
      expect(read(`?amount=${encodeURIComponent(amount)}`).amount).toBe('');
  });

  it('without anything is no query', () => {
    expect(writeDepositVisit({ amount: '', back: null })).toBe('');
    expect(depositFor(null, 'nowhere')).toBe('/gatewaylist');
  });
});
