import { GameList } from '@/adapters/sandbox/engine/casino/GameList';

/** One title of each of these kinds that is bet on with chips. */
export function chipTitles(kinds: RegExp) {
  return [
    ...new Map(
      new GameList('play')
        .all()
        .filter(({ plays, minStake }) => minStake !== null && kinds.test(plays ?? ''))
        .map((game) => [game.plays, game]),
    ).values(),
  ];
}
