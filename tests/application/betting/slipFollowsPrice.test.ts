import { expect, it } from 'vitest';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import { observe } from '@/adapters/stores/observe';
import { BetGuard } from '@/application/betting/BetGuard';
import { SlipChecks } from '@/application/betting/SlipChecks';
import { showBooks } from '@tests/support/books';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { aSlip, aSlipView } from '@tests/support/mothers/betting';
import { aBook, aRunnerBook, HOME, MARKET } from '@tests/support/mothers/sports';
import { bettingStore, connectionStore, sessionStore, walletStore } from '@tests/support/stores';
import { odds } from '@/domain/shared/Odds';

/** A backend that says nothing but new prices: the version and what was matched stay as they are, as wire.md lets them. */
function world() {
  const board = new MarketBoard();
  const ports = {
    config: CONFIG,
    board,
    matches: new FakeMatchesState(),
    session: sessionStore(),
    connection: connectionStore(),
    wallet: walletStore(),
    betting: bettingStore(),
    localStore: new MapKeyValueStore(),
  };
  const homeAt = (price: number): void =>
    showBooks(board, aBook([[HOME, aRunnerBook([[price, 1_000_000]], [[price + 2, 1_000_000]])]]));
  homeAt(200);
  board.freshnessChanged([MARKET], 'live');
  return { ports, homeAt };
}

it('[SPORT-05] the slip follows the price alone: its odds now, with nothing else said of the market', () => {
  const { ports, homeAt } = world();
  const checks = new SlipChecks(ports);
  const view = aSlipView();
  const seen: unknown[] = [];
  const stop = observe(
    () => checks.situation(view).bestOdds,
    (best) => seen.push(best),
  );
  homeAt(190);
  homeAt(190);
  homeAt(188);
  stop();
  homeAt(186);
  expect(seen).toEqual([200, 190, 188]);
});

it('[SPORT-05] so does what is odd about its bet', () => {
  const { ports, homeAt } = world();
  const guard = new BetGuard(ports, { all: () => [], add: () => undefined }, { keyOf: () => null });
  const view = aSlipView({ slip: aSlip({ odds: odds(200) }) });
  const seen: unknown[] = [];
  const stop = observe(
    () => guard.doubts(view).map((doubt) => (doubt.kind === 'odds' ? doubt.best : doubt.kind)),
    (doubts) => seen.push(doubts),
  );
  homeAt(300);
  stop();
  expect(seen).toEqual([[], [300]]);
});
