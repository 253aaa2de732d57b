import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import type { MessageValues } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { rupees } from '@/domain/shared/Money';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { KEY, SLIP, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { onWideScreen } from '@tests/support/onWideScreen';
import { renderWithApp } from '@tests/support/renderWithApp';
import { createTexts } from '@/texts/createTexts';
import { englishTexts } from '@/texts/englishTexts';
import { messages as hindi } from 'virtual:messages/hi';

onWideScreen();

const UNHEARD = { state: 'unheard', key: KEY, sentAt: 0 } as const;

function shownSlip() {
  const fake = fakePlayerApp({ user: PLAYER });
  renderWithApp(<BetSlipRegion />, fake);
  act(() => fake.betting.slipOpened(aSlipView()));
  return fake;
}

describe('[F89] a bet that no server has seen', () => {
  it('says so above its form, never that nothing was taken, and can be placed again', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, UNHEARD));
    const note = screen.getByText('No answer yet').closest('[role=status]');
    expect(note?.textContent).toBe(
      'No answer yetWe do not know yet whether this bet was placed. Placing it again is safe: it cannot be placed twice. Reference 01234567.My Bets',
    );
    expect(screen.queryByText(/nothing was taken|not placed/i)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^(Place bet|(Back|Lay|Yes|No) )/ }));
    expect(fake.asked('betting.place')).toEqual([[SLIP]]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(fake.asked('betting.closeSlip')).toEqual([[SLIP]]);
  });

  it('[TOAST-04] shows a server’s words beside it, as text', () => {
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { ...UNHEARD, serverMessage: '<b>Not now</b>' }));
    expect(screen.getByText('<b>Not now</b>').tagName).toBe('BDI');
  });

  it('while the earlier one is asked for, the form waits and says why', () => {
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { state: 'asking', key: KEY, sentAt: 0 }));
    const place = screen.getByRole('button', { name: 'Checking the earlier bet…' });
    expect(place.getAttribute('aria-disabled') ?? place.hasAttribute('disabled')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Stake/ }).hasAttribute('readonly')).toBe(true);
    expect(screen.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true);
  });

  it('without a slip it stands among the pending ones, with the way to place it again', () => {
    const fake = shownSlip();
    act(() => {
      fake.betting.pendingChanged([
        {
          key: KEY,
          slip: aSlip(),
          stake: rupees(500),
          sentAt: 0,
          delaySeconds: 5,
          unheard: true,
          closed: true,
        },
      ]);
    });
    expect(
      screen.getByText(
        '₹500 on Home. No answer yet; we keep checking. Tap its price to place it again: it cannot be placed twice. Reference 01234567.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('Checking your bet…')).toBeNull();
  });
});

describe('what is said of a bet names it', () => {
  const bet = { side: 'back', selection: 'Home', price: '2.00', stakePaise: rupees(500) };
  const sentences: readonly (readonly [MessageKey, MessageValues, string, string])[] = [
    [
      'bet.notPlaced',
      { reason: 'suspended' },
      'Not placed: Back Home 2.00, ₹500: betting was suspended. No money was taken.',
      'नहीं लगी: बैक Home 2.00, ₹500: बेटिंग सस्पेंड थी। कोई पैसा नहीं कटा।',
    ],
    [
      'bet.notPlaced',
      { reason: 'server', side: 'lay' },
      'Not placed: Lay Home 2.00, ₹500. No money was taken.',
      'नहीं लगी: ले Home 2.00, ₹500। कोई पैसा नहीं कटा।',
    ],
    [
      'bet.unheard',
      { side: 'yes', price: '47 / 100' },
      'No answer yet for this bet: Yes Home 47 / 100, ₹500. Placing it again is safe: it cannot be placed twice.',
      'इस बेट का जवाब अभी नहीं आया: यस Home 47 / 100, ₹500। दोबारा लगाना सुरक्षित है: यह दो बार नहीं लगेगी।',
    ],
    [
      'bet.notSent',
      { side: 'no' },
      'Not sent: No Home 2.00, ₹500. It did not leave this device. You can place it again.',
      'नहीं भेजी गई: नो Home 2.00, ₹500। बेट इस डिवाइस से गई ही नहीं। दोबारा लगा सकते हैं।',
    ],
  ];

  it.each(sentences)('%s %j', (key, more, inEnglish, inHindi) => {
    const message = say(key, { ...bet, ...more });
    expect(englishTexts.renderMessage(message)).toBe(inEnglish);
    expect(createTexts('hi', hindi).renderMessage(message)).toBe(inHindi);
  });
});
