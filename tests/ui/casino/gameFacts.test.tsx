import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GameFacts } from '@/ui/casino/game/GameFacts';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aGame } from '@tests/support/mothers/casino';
import { renderWithApp } from '@tests/support/renderWithApp';

it.each([
  [{ code: 'dice', category: 'instant' }, /^Choose a number from 0 to 100/],
  [{ provider: 'ezugi', code: 'sic-bo', category: 'dice' }, /^Bet on what the dice will show/],
  [{ code: 'mines', category: 'instant' }, /^Open tiles one by one/],
] as const)('[CASINO-03] how to play %o', (game, rules) => {
  renderWithApp(<GameFacts game={aGame(game)} />, fakePlayerApp());
  expect(screen.getByText(rules)).toBeTruthy();
});
