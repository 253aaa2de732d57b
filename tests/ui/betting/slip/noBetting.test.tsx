import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SlipPeek } from '@/ui/betting/slip/SlipPeek';
import { SlipStack } from '@/ui/betting/slip/SlipStack';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('a slip without bets', () => {
  it.each([
    [true, 'Tap a price to bet', 'Tap a price to add a bet.'],
    [false, 'Prices only, no betting', 'Betting is not available here. Prices are for information only.'],
  ])('[SPORT-06] betting offered %s: invites only to what can be done', (betPlacement, bar, slip) => {
    const capabilities = { ...CONFIG.capabilities, betPlacement };
    const fake = fakePlayerApp({ user: PLAYER, config: { capabilities } });
    renderWithApp(
      <>
        <SlipPeek />
        <SlipStack />
      </>,
      fake,
    );
    expect(screen.getByText(bar)).toBeTruthy();
    expect(screen.getByText(slip)).toBeTruthy();
  });
});
