import { describe, expect, it } from 'vitest';
import { pageOfNotice } from '@/domain/notices/pageOfNotice';
import { matchRoute } from '@/domain/routing/matchRoute';
import { say } from '@/domain/shared/Message';

describe('where a notice leads', () => {
  it('[TOAST-03] a bet that stands is among the open ones, a settled and a refused one in the list that has it', () => {
    const pages = (['bet.matched', 'bet.settledWon', 'bet.notPlaced'] as const).map((key) =>
      pageOfNotice(say(key, { selection: 'A' })),
    );
    expect(pages).toEqual(['/mybets', '/mybets?tab=settled', '/mybets?tab=all']);
    expect(pages.map((page) => matchRoute(page ?? '')?.route.id)).toEqual(['my-bets', 'my-bets', 'my-bets']);
    expect(matchRoute(pageOfNotice(say('bonus.partClaimed')) ?? '')?.route.id).toBe('bonus');
  });

  it('[TOAST-03] what names a match leads to its page, whatever its id is made of', () => {
    const message = say('alerts.started', { match: 'A v B', matchId: '4/2?x' });
    expect(pageOfNotice(message)).toBe('/exchange/4%2F2%3Fx');
  });

  it('[TOAST-03] the words of a server, and what has no page, lead nowhere', () => {
    expect(pageOfNotice({ kind: 'server', text: 'bet.matched' })).toBeNull();
    expect(pageOfNotice(say('bet.anyOddsOff'))).toBeNull();
    expect(pageOfNotice(say('bet.lapsed'))).toBe('/mybets?tab=all');
  });
});
