import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MatchesStore } from '@/adapters/stores/MatchesStore';
import { matchId } from '@/domain/shared/ids';
import { aMatch, MATCH } from '@tests/support/mothers/sports';

const SCORE = { home: '10/0', away: '', note: '', clock: '1.0 ov' };

describe('MatchesStore', () => {
  it('a score goes into every list and the open match; the same one again repaints nothing', () => {
    const store = new MatchesStore();
    const other = aMatch({ id: matchId('other') });
    store.listArrived('live', [aMatch(), other]);
    store.listArrived('tennis', [other]);
    store.matchArrived(MATCH, { match: aMatch(), markets: [] });
    let repaints = 0;
    const stop = autorun(() => {
      repaints += 1;
      store.list('live');
      store.list('tennis');
      store.match(MATCH);
    });
    const tell = (score: typeof SCORE | null, status: 'inPlay' | 'finished' = 'inPlay') =>
      store.scoreChanged({ matchId: MATCH, status, score });
    tell(null);
    expect(repaints).toBe(1);
    tell(SCORE);
    const afterNews = repaints;
    expect(store.list('live')).toMatchObject({ value: [{ score: SCORE }, { score: null }] });
    expect(store.match(MATCH)).toMatchObject({ value: { match: { score: SCORE } } });
    tell({ ...SCORE });
    expect(repaints).toBe(afterNews);
    for (const news of [
      { ...SCORE, home: '11/0' },
      { ...SCORE, away: '1' },
      { ...SCORE, note: 'Tea' },
      { ...SCORE, clock: '1.1 ov' },
    ]) {
      const before = repaints;
      tell(news);
      expect(repaints).toBeGreaterThan(before);
    }
    const before = repaints;
    tell({ ...SCORE, clock: '1.1 ov' }, 'finished');
    expect(repaints).toBeGreaterThan(before);
    stop();
  });
});
