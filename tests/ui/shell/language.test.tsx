import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LATER_TEXTS } from 'virtual:texts';
import { say } from '@/domain/shared/Message';
import { chosenLanguage } from '@/texts/chosenLanguage';
import { speak } from '@/texts/speak';
import { SpokenLanguage } from '@/ui/i18n/SpokenLanguage';
import { spokenTexts } from '@/texts/spokenTexts';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { AppearanceDialog } from '@/ui/appearance/AppearanceDialog';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { usePageTitle } from '@/ui/navigation/useTitle';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';

const root = document.documentElement;
const TIME = Date.parse('2026-04-02T14:00:00Z');

afterEach(async () => {
  await act(() => speak('en'));
  vi.restoreAllMocks();
  localStorage.clear();
});

function Page() {
  const t = useText();
  const format = useFormat();
  const [stake, setStake] = useState('');
  usePageTitle('Aviator');
  return (
    <>
      <input aria-label={t('slip.stake')} value={stake} onChange={(event) => setStake(event.target.value)} />
      <p>{format.dateTime(TIME)}</p>
      <AppearanceDialog open onClose={() => undefined} />
    </>
  );
}

function shown(locales: readonly string[] = ['en', 'hi']) {
  const fake = fakePlayerApp({ config: { locales } });
  render(
    <PlayerAppContext value={fake.first}>
      <SpokenLanguage>
        <Page />
      </SpokenLanguage>
    </PlayerAppContext>,
  );
  return fake;
}

describe('the language', () => {
  it('changes without a reload, keeps what was typed, tells the document and is kept on this device', async () => {
    const { storage, asked } = shown();
    await userEvent.type(screen.getByRole('textbox', { name: 'Stake' }), '500');
    document.title = 'something else';
    await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    expect(await screen.findByRole('textbox', { name: 'स्टेक' })).toHaveProperty('value', '500');
    expect(screen.getByText('2 अप्रैल, 19:30')).toBeTruthy();
    expect([root.lang, document.title]).toEqual(['hi-IN', 'Aviator – Testbet']);
    await waitFor(() => expect(chosenLanguage(storage, ['en', 'hi'])).toBe('hi'));
    // What the operator says has to be asked for anew.
    expect([asked('brand.reload'), asked('brand.reloadAnnouncements')]).toEqual([[[]], [[]]]);
    // A toast and the bell word a message when they show it.
    expect(spokenTexts().renderMessage(say('bet.belowMin', { minPaise: 10_000 }))).toContain('₹100');
    expect(spokenTexts().renderMessage(say('bet.belowMin', { minPaise: 10_000 }))).not.toContain('stake');

    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('textbox', { name: 'Stake' })).toHaveProperty('value', '500');
    expect(root.lang).toBe('en-IN');
  });

  it('[F79] one that cannot be fetched is told in words; English stays, and the next try may work', async () => {
    const { asked, storage } = shown();
    vi.spyOn(LATER_TEXTS.hi, 'later').mockRejectedValueOnce(new TypeError('no network here'));
    await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    await waitFor(() => expect(asked('notices.tell')).toEqual([[say('notice.languageFailed'), 'error']]));
    expect(screen.getByRole('textbox', { name: 'Stake' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
    expect(chosenLanguage(storage, ['en', 'hi'])).toBe('en');
    await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    expect(await screen.findByRole('textbox', { name: 'स्टेक' })).toBeTruthy();
  });

  it('of two choices the last one counts', async () => {
    shown();
    await act(() => Promise.all([speak('hi'), speak('en')]));
    expect(root.lang).toBe('en-IN');
  });

  it('is not asked for where an operator offers one only', () => {
    shown(['en']);
    expect(screen.queryByRole('radio', { name: 'हिन्दी' })).toBeNull();
  });

  it.each([
    [['en', 'hi'], null, 'en'],
    [['hi', 'en'], null, 'hi'],
    [['hi', 'en'], 'en', 'en'],
    [['en'], 'hi', 'en'],
    [['bn', 'hi'], null, 'hi'],
    [['bn'], 'bn', 'en'],
  ])('[STORE-01] with %j on offer and %s kept it is %s', (locales, saved, expected) => {
    const storage = new MapKeyValueStore();
    if (saved !== null) storage.write('ui.language', saved);
    expect(chosenLanguage(storage, locales)).toBe(expected);
  });

  it('the script before the first paint knows it already', () => {
    localStorage.setItem('ui.language', 'hi');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network here')));
    runInThisContext(readFileSync('public/early.js', 'utf8'));
    vi.unstubAllGlobals();
    expect(root.lang).toBe('hi-IN');
  });
});
