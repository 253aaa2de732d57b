import { expect } from 'vitest';
import { must } from './must';

export interface TennisSeen {
  readonly sets: readonly (readonly [number, number])[];
  readonly games: readonly [number, number];
  readonly points: readonly [number, number];
  readonly tieBreak: boolean;
  readonly server: 'home' | 'away' | null;
  readonly winner: 'home' | 'away' | null;
}

/** Follows a match from point to point by the rules of tennis: best of three sets, a tie-break at six all. */
export class TennisReferee {
  private before: TennisSeen;
  /** Games played in the match: whoever serves changes with each. */
  private gamesPlayed = 0;
  private readonly firstServer: 'home' | 'away';
  winner: 'home' | 'away' | null = null;
  tieBreaks = 0;

  constructor(start: TennisSeen) {
    expect(start).toMatchObject({ sets: [], games: [0, 0], points: [0, 0], winner: null });
    this.before = start;
    this.firstServer = start.server ?? 'home';
  }

  take(figures: TennisSeen): void {
    must(this.winner === null, 'nothing after the end', figures);
    const [home, away] = this.before.points;
    const fits = [
      [home + 1, away],
      [home, away + 1],
    ] as const;
    const sameGame =
      same(figures.games, this.before.games) && figures.sets.length === this.before.sets.length;
    if (sameGame) {
      const played = fits.find((points) => same(points, figures.points));
      must(
        played !== undefined && this.wins(figures.points) === null,
        'one point more',
        this.before,
        figures,
      );
    } else {
      must(same(figures.points, [0, 0]), 'a new game', figures);
      this.gameEnds(figures, fits);
    }
    must(figures.tieBreak === same(figures.games, [6, 6]), 'a tie-break at six all', figures);
    must(figures.winner !== null || figures.server === this.serverOf(figures), 'who serves', figures);
    this.winner = figures.winner;
    this.before = figures;
  }

  private gameEnds(figures: TennisSeen, fits: readonly (readonly [number, number])[]): void {
    this.gamesPlayed += 1;
    if (this.before.tieBreak) this.tieBreaks += 1;
    const [home, away] = this.before.games;
    const last = figures.sets.length > this.before.sets.length ? figures.sets.at(-1) : figures.games;
    const by = same(last ?? [], [home + 1, away]) ? 0 : 1;
    expect(last).toEqual(by === 0 ? [home + 1, away] : [home, away + 1]);
    expect(this.wins(fits[by] ?? [0, 0])).toBe(by);
    const setOver = isSet(last ?? [0, 0]);
    expect(figures.sets.length - this.before.sets.length).toBe(setOver ? 1 : 0);
    if (setOver) expect(figures.games).toEqual([0, 0]);
    const sets = [0, 1].map(
      (player) => figures.sets.filter((set) => (set[player] ?? 0) > (set[1 - player] ?? 0)).length,
    );
    expect(figures.winner).toBe(sets[0] === 2 ? 'home' : sets[1] === 2 ? 'away' : null);
  }

  /** Who has won the game with these points. */
  private wins([home, away]: readonly [number, number]): 0 | 1 | null {
    const enough = this.before.tieBreak ? 7 : 4;
    if (Math.max(home, away) < enough || Math.abs(home - away) < 2) return null;
    return home > away ? 0 : 1;
  }

  private serverOf({ tieBreak, points }: TennisSeen): 'home' | 'away' {
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
