import { expect } from 'vitest';
import { must } from './must';

export interface TennisTold {
  readonly sets: readonly (readonly [number, number])[];
  readonly games: readonly [number, number];
  readonly points: readonly [number, number];
  readonly tieBreak: boolean;
  readonly server: 'home' | 'away' | null;
  readonly winner: 'home' | 'away' | null;
}

/** Follows a match from point to point by the rules of tennis: best of three sets, a tie-break at six all. */
export class TennisReferee {
  private before: TennisTold;
  /** Games played in the match: whoever serves changes with each. */
  private gamesPlayed = 0;
  private readonly firstServer: 'home' | 'away';
  winner: 'home' | 'away' | null = null;
  tieBreaks = 0;

  constructor(start: TennisTold) {
    expect(start).toMatchObject({ sets: [], games: [0, 0], points: [0, 0], winner: null });
    this.before = start;
    this.firstServer = start.server ?? 'home';
  }

  take(told: TennisTold): void {
    must(this.winner === null, 'nothing after the end', told);
    const [home, away] = this.before.points;
    const fits = [
      [home + 1, away],
      [home, away + 1],
    ] as const;
    const sameGame = same(told.games, this.before.games) && told.sets.length === this.before.sets.length;
    if (sameGame) {
      const played = fits.find((points) => same(points, told.points));
      must(played !== undefined && this.wins(told.points) === null, 'one point more', this.before, told);
    } else {
      must(same(told.points, [0, 0]), 'a new game', told);
      this.gameEnds(told, fits);
    }
    must(told.tieBreak === same(told.games, [6, 6]), 'a tie-break at six all', told);
    must(told.winner !== null || told.server === this.serverOf(told), 'who serves', told);
    this.winner = told.winner;
    this.before = told;
  }

  private gameEnds(told: TennisTold, fits: readonly (readonly [number, number])[]): void {
    this.gamesPlayed += 1;
    if (this.before.tieBreak) this.tieBreaks += 1;
    const [home, away] = this.before.games;
    const last = told.sets.length > this.before.sets.length ? told.sets.at(-1) : told.games;
    const by = same(last ?? [], [home + 1, away]) ? 0 : 1;
    expect(last).toEqual(by === 0 ? [home + 1, away] : [home, away + 1]);
    expect(this.wins(fits[by] ?? [0, 0])).toBe(by);
    const setOver = isSet(last ?? [0, 0]);
    expect(told.sets.length - this.before.sets.length).toBe(setOver ? 1 : 0);
    if (setOver) expect(told.games).toEqual([0, 0]);
    const sets = [0, 1].map(
      (player) => told.sets.filter((set) => (set[player] ?? 0) > (set[1 - player] ?? 0)).length,
    );
    expect(told.winner).toBe(sets[0] === 2 ? 'home' : sets[1] === 2 ? 'away' : null);
  }

  /** Who has won the game with these points. */
  private wins([home, away]: readonly [number, number]): 0 | 1 | null {
    const enough = this.before.tieBreak ? 7 : 4;
    if (Math.max(home, away) < enough || Math.abs(home - away) < 2) return null;
    return home > away ? 0 : 1;
  }

  private serverOf({ tieBreak, points }: TennisTold): 'home' | 'away' {
    const turns = tieBreak ? Math.floor((points[0] + points[1] + 1) / 2) : 0;
    const other = this.firstServer === 'home' ? 'away' : 'home';
    return (this.gamesPlayed + turns) % 2 === 0 ? this.firstServer : other;
  }
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** 6-0 to 6-4, 7-5, 7-6. */
function isSet([home, away]: readonly [number, number]): boolean {
  const [more, less] = home > away ? [home, away] : [away, home];
  return (more === 6 && less <= 4) || (more === 7 && (less === 5 || less === 6));
}
