import { describe, expect, it } from 'vitest';
import { AutoCashOutNews } from '@/application/autoCashOut/AutoCashOutNews';
import { autoCashOutNotice } from '@/application/autoCashOut/autoCashOutNotice';
import { SentIntents, type SentIntent } from '@/application/autoCashOut/SentIntents';
import { ShownAutoCashOuts } from '@/application/autoCashOut/ShownAutoCashOuts';
import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betKey, marketId, token, userId } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { sessionStore } from '@tests/support/stores';

const key = (digit: string) => betKey(digit.repeat(32));
const [ONE, OTHER] = [marketId('1.1'), marketId('1.2')];
const rule = (changes: Partial<AutoCashOut> = {}): AutoCashOut => ({
  ...{ key: key('a'), marketId: ONE, matchName: 'A v B', amount: rupees(300) },
  ...{ status: 'waiting', reason: null, brought: NO_MONEY },
  ...changes,
});

function aDevice() {
  const store = new MapKeyValueStore();
  const session = sessionStore();
  session.sessionOpened(token('t'), { id: userId('asha'), name: '', username: '', mobile: '' }, true);
  return { store, session, shown: new ShownAutoCashOuts(store, session) };
}

describe('what is shown of auto cash outs', () => {
  it('is one a market: a new one takes the place of its own market alone', () => {
    const { shown } = aDevice();
    const other = rule({ key: key('b'), marketId: OTHER });
    shown.put(rule());
    shown.put(other);
    const next = rule({ key: key('c') });
    shown.put(next);
    expect(shown.read().active).toEqual([other, next]);
    expect([shown.on(ONE), shown.on(OTHER)]).toEqual([next, other]);
    shown.drop(key('c'));
    expect(shown.read().active).toEqual([other]);
  });

  it('what is under way is one a market too, and goes when it is decided', () => {
    const { shown } = aDevice();
    const sent = (digit: string, market = ONE) =>
      ({ key: key(digit), marketId: market, amount: null, stage: 'sending' }) as const;
    for (const each of [sent('a'), sent('b', OTHER), sent('c')]) shown.sending(each);
    expect(shown.read().sent).toEqual([sent('b', OTHER), sent('c')]);
    expect([shown.sentOn(ONE), shown.sentOn(OTHER)]).toEqual([sent('c'), sent('b', OTHER)]);
    shown.decided(key('c'));
    expect(shown.read().sent).toEqual([sent('b', OTHER)]);
  });

  it('the keys of those that stand are saved for the player, and nothing when none stands', () => {
    const { shown, store } = aDevice();
    expect([...shown.remembered()]).toEqual([]);
    shown.put(rule());
    shown.put(rule({ key: key('b'), marketId: OTHER }));
    expect([...shown.remembered()]).toEqual([key('a'), key('b')]);
    shown.forget();
    expect(shown.read()).toEqual({ active: [], sent: [], known: false, failed: null });
    expect(shown.remembered().size).toBe(2);
    shown.drop(key('a'));
    shown.replace([]);
    expect(store.keys()).toEqual([]);
  });
});

describe('news of auto cash outs', () => {
  it('an end is told once, one that is over waits no more, and each piece of news is counted', () => {
    const { shown } = aDevice();
    const said: string[] = [];
    const news = new AutoCashOutNews(shown, (message) => void said.push(message.kind));
    news.waits(rule());
    expect([news.changes, shown.read().active.length]).toEqual([1, 1]);
    const done = rule({ status: 'done', brought: rupees(310) });
    news.ends(done, true);
    news.ends(done, true);
    news.waits(rule());
    expect([news.changes, shown.read().active, said]).toEqual([2, [], ['key']]);
    expect(news.endOf(key('a'))).toEqual(done);
    news.forget();
    expect(news.endOf(key('a'))).toBeNull();
  });

  it('is said with its match and its figures; the own doing of the player is not', () => {
    const values = (changes: Partial<AutoCashOut>) => autoCashOutNotice(rule(changes))?.message;
    expect(values({ status: 'done', brought: rupees(310) })).toMatchObject({
      values: { match: 'A v B', amountPaise: rupees(310) },
    });
    expect(values({ status: 'dropped', reason: 'marketClosed' })).toMatchObject({
      values: { match: 'A v B', figurePaise: rupees(300), reason: 'marketClosed' },
    });
    expect(values({ status: 'dropped' })).toMatchObject({ values: { reason: 'server' } });
    expect([values({ status: 'waiting' }), values({ status: 'removed' })]).toEqual([undefined, undefined]);
  });
});

describe('what was sent of auto cash outs', () => {
  const intent = (digit: string, changes: Partial<SentIntent> = {}): SentIntent => ({
    ...{ marketId: ONE, key: key(digit), amount: rupees(300), sentAt: 1_000 },
    ...changes,
  });

  it('[F58] is one a market: what is sent next there takes its place, on this market alone', () => {
    const { store, session } = aDevice();
    const sent = new SentIntents(store, session);
    const other = intent('b', { marketId: OTHER, sentAt: 1_001 });
    sent.put(intent('a'));
    sent.put(other);
    const next = intent('c', { amount: null, sentAt: 1_002 });
    sent.put(next);
    expect(sent.all()).toEqual([other, next]);
    expect([sent.on(ONE), sent.on(OTHER)]).toEqual([next, other]);
    expect(sent.on(marketId('1.3'))).toBeNull();
    const again = intent('c', { changed: true, sentAt: 1_003 });
    sent.put(again);
    expect(sent.all()).toEqual([other, again]);
    sent.remove(key('c'));
    expect(sent.all()).toEqual([other]);
  });

  it.each([
    ['no object', 7],
    ['nothing', null],
    ['a market that is no text', { ...intent('a'), marketId: 7 }],
    ['a key that is no text', { ...intent('a'), key: 7 }],
    ['another key than its place', { ...intent('b') }],
    ['a figure that is no whole number of paise', { ...intent('a'), amount: 1.5 }],
    ['a figure that is text', { ...intent('a'), amount: '300' }],
    ['no moment', { ...intent('a'), sentAt: null }],
    ['a moment that is text', { ...intent('a'), sentAt: '1' }],
  ])('[F71] an entry with %s is passed over', (_, entry) => {
    const { store, session } = aDevice();
    const sent = new SentIntents(store, session);
    sent.put(intent('a'));
    const [place = ''] = store.keys();
    store.write(place, JSON.stringify(entry));
    expect(sent.all()).toEqual([]);
  });

  it('[F71] a word about a change counts only where it is the word', () => {
    const { store, session } = aDevice();
    const sent = new SentIntents(store, session);
    sent.put(intent('a'));
    const [place = ''] = store.keys();
    store.write(place, JSON.stringify({ ...intent('a'), changed: 'yes' }));
    expect(sent.all()).toEqual([intent('a')]);
  });
});
