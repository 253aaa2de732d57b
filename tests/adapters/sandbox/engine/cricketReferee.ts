import { expect } from 'vitest';
import { must } from './must';

export interface CricketSeen {
  readonly winner: string | null;
  readonly overs: number;
  readonly innings: readonly {
    readonly team: string;
    readonly runs: number;
    readonly wickets: number;
    readonly balls: number;
  }[];
  readonly over: readonly string[];
  readonly batters: readonly {
    readonly name: string;
    readonly runs: number;
    readonly balls: number;
    readonly onStrike: boolean;
  }[];
  readonly bowler: {
    readonly name: string;
    readonly balls: number;
    readonly runs: number;
    readonly wickets: number;
  };
  readonly lastWicket: {
    readonly name: string;
    readonly runs: number;
    readonly at: { readonly runs: number; readonly wickets: number };
  } | null;
}

/** Scores a match again from nothing but its deliveries, by the laws of the game, and compares. */
export class CricketReferee {
  private team = '';
  private first = 0;
  private inningsNumber = 0;
  private runs = 0;
  private wickets = 0;
  private balls = 0;
  private extras = 0;
  private readonly bats = new Map<string, { runs: number; balls: number }>();
  private readonly bowlers = new Map<string, { balls: number; runs: number; wickets: number }>();
  private onStrike = '';
  private lastBowler = '';
  private readonly out = new Set<string>();
  private seen = 0;
  deliveries = 0;

  /** Before the first ball of each innings. */
  private begin(figures: CricketSeen): void {
    const now = figures.innings.at(-1);
    this.first = this.runs;
    this.inningsNumber = figures.innings.length;
    this.team = now?.team ?? '';
    [this.runs, this.wickets, this.balls, this.extras] = [0, 0, 0, 0];
    this.bats.clear();
    this.bowlers.clear();
    this.out.clear();
    this.lastBowler = '';
    this.seen = 0;
    this.onStrike = figures.batters.find((each) => each.onStrike)?.name ?? '';
  }

  start(figures: CricketSeen): void {
    this.begin(figures);
    this.compare(figures);
  }

  /** One delivery more than before. False: the innings had ended and another begins with the next. */
  take(figures: CricketSeen): void {
    if (figures.innings.length > this.inningsNumber) {
      // The last delivery of the first innings is not shown any more: the figures have to say what it was.
      const [ended] = figures.innings;
      expect(ended?.wickets === 10 || ended?.balls === figures.overs * 6).toBe(true);
      expect((ended?.balls ?? 0) - this.balls).toBeLessThanOrEqual(1);
      this.runs = ended?.runs ?? 0;
      this.deliveries += 1;
      this.begin(figures);
      return this.compare(figures);
    }
    const isNewOver = this.balls > 0 && this.balls % 6 === 0 && figures.over.length === 1;
    if (isNewOver) this.seen = 0;
    must(figures.over.length === this.seen + 1, 'one delivery more', figures.over);
    this.seen += 1;
    this.deliveries += 1;
    this.score(figures.over.at(-1) ?? '', figures, isNewOver || this.balls === 0);
    this.compare(figures);
  }

  private score(sign: string, figures: CricketSeen, overBegins: boolean): void {
    const bowler = this.bowlers.get(figures.bowler.name) ?? { balls: 0, runs: 0, wickets: 0 };
    this.bowlers.set(figures.bowler.name, bowler);
    const changes = overBegins && this.seen === 1;
    must(
      changes !== (figures.bowler.name === this.lastBowler),
      'a new bowler with each over, and only then',
      figures,
    );
    this.lastBowler = figures.bowler.name;
    const striker = this.bats.get(this.onStrike) ?? { runs: 0, balls: 0 };
    this.bats.set(this.onStrike, striker);
    if (sign !== 'wd') striker.balls += 1;
    if (sign === 'wd' || sign === 'nb') {
      this.runs += 1;
      this.extras += 1;
      bowler.runs += 1;
      return;
    }
    this.balls += 1;
    bowler.balls += 1;
    if (sign === 'W') {
      this.wickets += 1;
      bowler.wickets += 1;
      this.out.add(this.onStrike);
      expect(figures.lastWicket).toMatchObject({ name: this.onStrike, ...striker });
      expect(figures.lastWicket?.at).toMatchObject({ runs: this.runs, wickets: this.wickets });
    } else {
      const runs = Number(sign);
      must([0, 1, 2, 4, 6].includes(runs), 'runs of one ball', sign);
      this.runs += runs;
      striker.runs += runs;
      bowler.runs += runs;
    }
    this.moveStrike(sign, figures);
  }

  /** Odd runs and the end of an over each change ends; a new batter takes the place of the one who is out. */
  private moveStrike(sign: string, figures: CricketSeen): void {
    const names = figures.batters.map(({ name }) => name);
    const fresh = names.find((name) => !this.bats.has(name) && name !== this.onStrike);
    const crossed = (sign === '1') !== (this.balls % 6 === 0);
    const was = sign === 'W' ? (this.wickets === 10 ? '' : this.newcomer(figures)) : this.onStrike;
    const other = names.find((name) => name !== was) ?? fresh ?? '';
    this.onStrike = crossed ? other : was;
  }

  private newcomer(figures: CricketSeen): string {
    const came = figures.batters.filter(
      ({ name, balls, runs }) => balls === 0 && runs === 0 && !this.out.has(name),
    );
    // Both may be without a ball: the one who came last is the later in the order.
    return came.at(-1)?.name ?? '';
  }

  private compare(figures: CricketSeen): void {
    const now = figures.innings.at(-1);
    const own = { team: this.team, runs: this.runs, wickets: this.wickets, balls: this.balls };
    must(JSON.stringify(now) === JSON.stringify(own), 'the innings', now, own);
    must(this.wickets <= 10 && this.balls <= figures.overs * 6, 'the end of an innings', own);
    const legal = figures.over.filter((sign) => sign !== 'wd' && sign !== 'nb').length;
    must(legal <= 6, 'balls of an over', figures.over);
    must(sum(this.bats.values()) + this.extras === this.runs, 'what the batters made', figures);
    must(sum(this.bowlers.values()) === this.runs, 'what the bowlers gave', figures);
    for (const { balls } of this.bowlers.values())
      must(balls <= (figures.overs / 5) * 6, 'a fifth for each bowler', balls);
    must(figures.batters.length === (this.wickets === 10 ? 1 : 2), 'two bat', figures.batters);
    for (const batter of figures.batters) {
      const { name, runs, balls, onStrike } = batter;
      const known = this.bats.get(name) ?? { runs: 0, balls: 0 };
      must(!this.out.has(name) && runs === known.runs && balls === known.balls, 'a batter', batter, known);
      must(this.wickets === 10 || onStrike === (name === this.onStrike), 'who faces', figures, this.onStrike);
    }
    const bowled = this.bowlers.get(figures.bowler.name);
    must(
      this.seen === 0 || (bowled !== undefined && agree(bowled, figures.bowler)),
      'the bowler',
      figures,
      bowled,
    );
  }

  /** Who has won by the figures alone; null: level, a super over decides. */
  result(figures: CricketSeen): string | null {
    expect(this.inningsNumber).toBe(2);
    const chasing = this.team;
    const other = chasing === 'home' ? 'away' : 'home';
    const ended = this.wickets === 10 || this.balls === figures.overs * 6;
    expect(ended || this.runs > this.first).toBe(true);
    expect(this.runs - this.first).toBeLessThanOrEqual(6);
    return this.runs > this.first ? chasing : this.runs < this.first ? other : null;
  }
}

function sum(all: Iterable<{ readonly runs: number }>): number {
  return [...all].reduce((total, { runs }) => total + runs, 0);
}

function agree(
  own: Omit<CricketSeen['bowler'], 'name'>,
  { balls, runs, wickets }: CricketSeen['bowler'],
): boolean {
  return own.balls === balls && own.runs === runs && own.wickets === wickets;
}
