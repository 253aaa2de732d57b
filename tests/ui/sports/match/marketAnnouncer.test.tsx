import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MarketStatus } from '@/domain/sports/Market';
import { MarketAnnouncer } from '@/ui/sports/match/MarketAnnouncer';
import { englishTexts } from '@/texts/englishTexts';
import { I18nProvider } from '@/ui/i18n/I18nProvider';

const market = (status: MarketStatus) => (
  <I18nProvider texts={englishTexts}>
    <section>
      <button type="button">Back Home</button>
      <MarketAnnouncer name="Match Odds" status={status} />
    </section>
  </I18nProvider>
);

describe('what is said of a market to those who listen', () => {
  it('[F40] is said where the focus is in it, and goes with the state that it was said of', () => {
    const { rerender } = render(market('open'));
    const button = screen.getByRole('button', { name: 'Back Home' });
    const said = () => screen.getByRole('status').textContent;
    button.focus();
    rerender(market('suspended'));
    rerender(market('open'));
    expect(said()).toBe('Match Odds is open again.');
    button.blur();
    rerender(market('closed'));
    expect(said()).toBe('');
  });
});
