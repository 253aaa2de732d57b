import { describe, expect, it } from 'vitest';
import { MatchScores } from '@/application/sports/MatchScores';
import { ScoresStore } from '@/adapters/stores/ScoresStore';
import type { Failure } from '@/domain/shared/Failure';
import { matchId } from '@/domain/shared/ids';
import type { MatchId } from '@/domain/shared/ids';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakeScoreFeed } from '@tests/support/fakes/FakeScoreFeed';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aCricketScore } from '@tests/support/mothers/scores';
import { MATCH } from '@tests/support/mothers/sports';
import { pausable } from '@tests/support/pausable';
import { settle } from '@/adapters/node/settle';

const at = (version: number) => aCricketScore({ version });

function world({ connected = true } = {}) {
  const scheduler = new ManualScheduler();
  const feed = new FakeScoreFeed();
  feed.isConnected = connected;
  const scores = new ScoresStore();
  const gate = pausable();
  const asked: MatchId[] = [];
  let reply: Result<LiveScore, Failure> = ok(at(1));
  const scoreGateway = {
    score: async (id: MatchId) => {
      asked.push(id);
      const answer = reply;
      await gate.pass();
      return answer;
    },
  };
  const page = new FakePageLife();
  const watch = new MatchScores(
    { scoreGateway, scores, clock: scheduler.clock, scheduler, pageLife: page },
    feed,
  );
  return {
    scheduler,
    feed,
    scores,
    gate,
    asked,
    watch: (id = MATCH) => watch.watch(id),
    shown: () => scores.score(MATCH)?.version ?? null,
    replies: (next: Result<LiveScore, Failure>) => (reply = next),
  };
}

describe('the score of an open match', () => {
  it('is asked for at once and then told, without another question', async () => {
    const { watch, feed, asked, scheduler, shown } = world();
    watch();
    await settle();
    expect([asked, shown()]).toEqual([[MATCH], 1]);
    feed.answer(at(2));
    await settle();
    expect(shown()).toBe(2);
    feed.tell(at(3));
    expect(shown()).toBe(3);
    scheduler.advance(20_000);
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('is asked for again and again where there is no connection', async () => {
    const { watch, asked, scheduler, shown, replies } = world({ connected: false });
    watch();
    await settle();
    replies(ok(at(4)));
    scheduler.advance(5_000);
    await settle();
    expect([asked.length, shown()]).toEqual([2, 4]);
  });

  it('goes on being asked for where the backend does not tell it', async () => {
    const { watch, asked, scheduler, feed } = world();
    watch();
    feed.asked.shift()?.settle(fail({ kind: 'timedOut', sent: true }));
    await settle();
    scheduler.advance(5_000);
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('never goes back: an answer that was overtaken says nothing', async () => {
    const { watch, feed, gate, shown } = world();
    gate.pause();
    watch();
    feed.tell(at(9));
    feed.tell(at(8));
    gate.resume();
    await settle();
    expect(shown()).toBe(9);
  });

  it('follows a backend that counts from the start again', async () => {
    const { watch, feed, shown, scheduler, replies } = world();
    watch();
    await settle();
    feed.answer(at(50));
    await settle();
    feed.disconnect();
    replies(ok(at(2)));
    scheduler.advance(5_000);
    await settle();
    expect(shown()).toBe(2);
  });

  it('is followed again over a new connection', async () => {
    const { watch, feed, shown } = world();
    watch();
    feed.answer(at(2));
    await settle();
    feed.disconnect();
    feed.connect();
    expect(feed.asked.map(({ ids }) => ids)).toEqual([[MATCH]]);
    feed.answer(at(7));
    await settle();
    expect(shown()).toBe(7);
  });

  it('is left when the last one has gone, and not for a remount', async () => {
    const { watch, feed, shown } = world();
    const release = watch();
    feed.answer(at(2));
    await settle();
    release();
    const again = watch();
    await settle();
    expect([feed.left, feed.asked, shown()]).toEqual([[], [], 2]);
    again();
    await settle();
    expect([feed.left, feed.listeners.size, shown()]).toEqual([[MATCH], 0, null]);
  });

  it('an answer for somebody who has left is not shown, and what it follows is left', async () => {
    const { watch, feed, shown } = world();
    const release = watch();
    await settle();
    release();
    await settle();
    feed.answer(at(2));
    await settle();
    expect([feed.left, shown()]).toEqual([[MATCH], null]);
  });

  it('what is told of another match is nothing to this page', () => {
    const { watch, feed, scores } = world();
    watch();
    feed.tell(aCricketScore({ matchId: matchId('other') }));
    expect(scores.score(matchId('other'))).toBeNull();
  });

  it('a failure leaves what is shown', async () => {
    const { watch, shown, replies, scheduler } = world({ connected: false });
    watch();
    await settle();
    replies(fail({ kind: 'notOffered', sent: true }));
    scheduler.advance(5_000);
    await settle();
    expect(shown()).toBe(1);
  });

  it('two who look at one match follow it once, and the one that is left still receives it', async () => {
    const { watch, feed, shown } = world();
    const first = watch();
    watch();
    expect(feed.asked).toHaveLength(1);
    feed.answer(at(2));
    await settle();
    first();
    await settle();
    feed.tell(at(3));
    expect([feed.left, shown()]).toEqual([[], 3]);
  });

  it('of two matches one is left: the other is received as before', async () => {
    const { watch, feed, shown } = world();
    const other = matchId('other');
    const leave = watch(other);
    watch();
    feed.answer(aCricketScore({ matchId: other }));
    feed.answer(at(2));
    await settle();
    leave();
    await settle();
    feed.tell(at(3));
    expect([feed.left, feed.listeners.size, shown()]).toEqual([[other], 1, 3]);
  });

  it('nothing is followed without a connection, nor where a connection comes and nobody looks', async () => {
    const { watch, feed } = world({ connected: false });
    const release = watch();
    expect(feed.asked).toEqual([]);
    const [listener] = feed.listeners;
    release();
    await settle();
    feed.isConnected = true;
    listener?.connected?.();
    expect(feed.asked).toEqual([]);
  });

  it('an answer that names a match which was not asked for follows nothing of it, and leaves nothing', async () => {
    const { watch, feed, scores, asked, scheduler } = world();
    const other = matchId('other');
    watch();
    feed.leave = (ids) => expect(ids).not.toEqual([]);
    feed.answer(aCricketScore({ matchId: other }));
    await settle();
    expect(scores.score(other)).toBeNull();
    // Who looks at it later is brought it by a question, as nothing of it is pushed.
    const before = asked.length;
    watch(other);
    scheduler.advance(5_000);
    await settle();
    expect(asked.slice(before)).toContain(other);
  });
});
