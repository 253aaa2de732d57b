import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has just been opened: nothing is aboard but what a first page shows. */
async function freshPage() {
  const { speak } = await import('@/texts/speak');
  const { joinTexts } = await import('@/texts/joinTexts');
  const { spokenTexts } = await import('@/texts/spokenTexts');
  return { speak, joinTexts, t: (id: 'slip.stake' | 'cashier.simulation') => spokenTexts().t(id) };
}

beforeEach(() => vi.resetModules());

describe('the shares of a language', () => {
  it('join one after the other, each in the language of the reader', async () => {
    const { speak, joinTexts, t } = await freshPage();
    expect(await speak('hi')).toBe(true);
    await joinTexts('later');
    expect([t('slip.stake'), t('cashier.simulation')]).toEqual(['स्टेक', 'cashier.simulation']);
    await joinTexts('account');
    expect([t('slip.stake'), t('cashier.simulation')]).toEqual(['स्टेक', 'सिमुलेशन: असली पैसा नहीं।']);
    await speak('en');
    expect([t('slip.stake'), t('cashier.simulation')]).toEqual(['Stake', 'Simulation: no real money.']);
  });

  it('bring with them what every later part says, also when somebody chooses another language', async () => {
    const { speak, joinTexts, t } = await freshPage();
    await joinTexts('account');
    expect([t('slip.stake'), t('cashier.simulation')]).toEqual(['Stake', 'Simulation: no real money.']);
    await speak('hi');
    expect([t('slip.stake'), t('cashier.simulation')]).toEqual(['स्टेक', 'सिमुलेशन: असली पैसा नहीं।']);
  });

  it('[F79] are all in English when one does not come in the language of the reader', async () => {
    const { speak, joinTexts, t } = await freshPage();
    await speak('hi');
    const { LATER_TEXTS } = await import('virtual:texts');
    vi.spyOn(LATER_TEXTS.hi, 'account').mockRejectedValue(new TypeError('no network here'));
    await Promise.all([joinTexts('account'), joinTexts('games')]);
    expect([t('slip.stake'), t('cashier.simulation')]).toEqual(['Stake', 'Simulation: no real money.']);
  });

  it('[F79] are asked for again after they did not come in English: the part that shows them fails meanwhile', async () => {
    const { joinTexts, t } = await freshPage();
    const { LATER_TEXTS } = await import('virtual:texts');
    vi.spyOn(LATER_TEXTS.en, 'account').mockRejectedValueOnce(new TypeError('no network here'));
    await expect(joinTexts('account')).rejects.toThrow('no network here');
    await joinTexts('account');
    expect(t('cashier.simulation')).toBe('Simulation: no real money.');
  });
});
