import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has just been opened: nothing is aboard but what a first page shows. */
async function freshPage() {
  const { speak } = await import('@/ui/i18n/speak');
  const { laterTextsJoined, spokenTexts } = await import('@/ui/i18n/spokenTexts');
  return { speak, joined: laterTextsJoined, t: (id: 'slip.stake' | 'cashier.back') => spokenTexts().t(id) };
}

beforeEach(() => vi.resetModules());

describe('the shares of a language', () => {
  it('join one after the other, each in the language of the reader', async () => {
    const { speak, joined, t } = await freshPage();
    expect(await speak('hi')).toBe(true);
    await import('@/ui/i18n/laterTexts');
    await joined();
    expect([t('slip.stake'), t('cashier.back')]).toEqual(['दाँव', 'cashier.back']);
    await import('@/ui/i18n/accountTexts');
    await joined();
    expect([t('slip.stake'), t('cashier.back')]).toEqual(['दाँव', 'पीछे']);
    await speak('en');
    expect([t('slip.stake'), t('cashier.back')]).toEqual(['Stake', 'Back']);
  });

  it('that are aboard in English come when somebody chooses another language', async () => {
    const { speak, t } = await freshPage();
    await import('@/ui/i18n/accountTexts');
    await speak('hi');
    expect([t('slip.stake'), t('cashier.back')]).toEqual(['दाँव', 'पीछे']);
  });

  it('[F79] are all in English when one does not come; whoever waits for another one waits for that too', async () => {
    const { speak, joined, t } = await freshPage();
    await speak('hi');
    const { hindi } = await import('@/ui/i18n/hindiTexts');
    const add = hindi.add;
    vi.spyOn(hindi, 'add').mockImplementation((share) =>
      share === 'account' ? Promise.reject(new TypeError('no network here')) : add(share),
    );
    await import('@/ui/i18n/accountTexts');
    await import('@/ui/i18n/gamesTexts');
    await joined();
    expect([t('slip.stake'), t('cashier.back')]).toEqual(['Stake', 'Back']);
  });
});
