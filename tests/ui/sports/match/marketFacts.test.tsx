import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarketFacts } from '@/ui/sports/match/MarketFacts';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBook, aMarket } from '@tests/support/mothers/sports';
import { showBooks } from '@tests/support/books';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('the terms of a market', () => {
  it.each([
    [false, 0, null],
    [true, 0, '0 seconds'],
    [true, 5, '5 seconds'],
    [false, 5, '5 seconds'],
  ])('in-play (%s) with %d seconds: the delay is %s', (inPlay, delaySeconds, said) => {
    const fake = fakePlayerApp();
    showBooks(fake.board, aBook([], { inPlay, delaySeconds }));
    renderWithApp(<MarketFacts market={aMarket()} />, fake);
    // Before a match none is in force: 0 would say that a bet on it never waits.
    expect(screen.queryByText('In-play delay')?.nextElementSibling?.textContent ?? null).toBe(said);
  });
});
