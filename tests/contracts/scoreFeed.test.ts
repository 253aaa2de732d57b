import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchId } from '@/domain/shared/ids';
import { matchId } from '@/domain/shared/ids';
import type { Sport } from '@/domain/sports/Sport';
import { scoreLine } from '@/domain/sports/score/scoreLine';
import { until } from '@tests/support/until';
import { openDoor, socketDoors } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const SPORTS = ['cricket', 'tennis', 'soccer'] as const;

describe.each(socketDoors)('ScoreFeed, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
    await here.connect(null);
  });
  afterEach(() => here.close());

  async function played(sport: Sport): Promise<MatchId> {
    const matches = await here.http.sports.matches({ sport, inPlay: true });
    const match = matches.ok ? matches.value[0] : undefined;
    if (match === undefined) throw new Error(`no ${sport}`);
    return match.id;
  }

  it.each(SPORTS)('%s is told whole, as the list tells it in short, and then every change', async (sport) => {
    const id = await played(sport);
    const asked = await here.http.score.score(id);
    const matches = await here.http.sports.matches({ sport, inPlay: true });
    const inList = matches.ok ? matches.value.find((match) => match.id === id) : undefined;
    if (!asked.ok || inList === undefined) throw new Error('no score');
    expect(asked.value).toMatchObject({ sport, matchId: id, status: 'inPlay' });
    expect(scoreLine(asked.value)).toMatchObject({
      home: inList.score?.home ?? '',
      away: inList.score?.away ?? '',
    });
    const followed = await here.realtime.score.follow([id, matchId('nowhere')]);
    expect(followed).toEqual({ ok: true, value: [asked.value] });
    const { version } = asked.value;
    for (let n = 0; n < 3; n += 1) here.sandbox.advance(12_000);
    const received = () => here.realtime.received.wholeScores;
    await until(() => received().some((score) => score.version > version + 1), 'two changes');
    for (const [before, after] of received()
      .slice(1)
      .map((score, at) => [received()[at], score] as const))
      expect(after.version).toBeGreaterThan(before?.version ?? 0);
    expect(await here.http.score.score(id)).toEqual({ ok: true, value: received().at(-1) });
    expect([...here.realtime.logger.lines, ...here.http.logger.lines]).toEqual([]);
  });

  it('what was left is not told any more', async () => {
    const id = await played('tennis');
    await here.realtime.score.follow([id]);
    here.realtime.score.leave([id]);
    // The answer to a later question proves that the farewell has arrived.
    await here.realtime.score.follow([matchId('nowhere')]);
    here.sandbox.advance(20_000);
    await here.realtime.score.follow([matchId('nowhere')]);
    expect(here.realtime.received.wholeScores).toEqual([]);
  });

  it('an unknown match is refused, and too many are', async () => {
    expect(await here.http.score.score(matchId('nowhere'))).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'MATCH_UNKNOWN' },
    });
    const matches = await here.http.sports.matches({});
    const ids = matches.ok ? matches.value.map(({ id }) => id) : [];
    expect(ids.length).toBeGreaterThan(20);
    expect(await here.realtime.score.follow(ids)).toMatchObject({ ok: false });
  });
});
