import { describe, expect, it } from 'vitest';
import { settle } from '@/adapters/node/settle';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betKey } from '@/domain/shared/ids';
import { MARKET } from '@tests/support/mothers/sports';
import { aPage, keyOf } from './autoCashOutPage';

const listed = ({ server }: ReturnType<typeof aPage>) =>
  server.asked.filter((each) => each === 'list').length;

describe('following auto cash outs', () => {
  it('a session that is open before this feature’s script is there is followed like one that opens later', async () => {
    const page = aPage({ signedIn: true });
    await settle();
    expect([listed(page), page.app.read().known]).toEqual([1, true]);
  });

  it.each(['disconnected', 'reconnecting'] as const)(
    'after a connection that was %s it is asked which ones there are, once, and what was lost is asked for',
    async (status) => {
      const page = aPage();
      page.server.lines.push({ do: 'loseRequest' });
      await page.set('300');
      page.feed.become(status);
      const before = page.server.asked.length;
      page.feed.become('connecting');
      expect(page.server.asked.length).toBe(before);
      page.feed.become('connected');
      await settle();
      expect(page.server.asked.slice(before)).toEqual(['byKey', 'list']);
      page.feed.become('connected');
      expect(listed(page)).toBe(2);
    },
  );

  it('a connection that comes up and lost nothing is no reason to ask, in the next session neither', async () => {
    const page = aPage();
    page.feed.become('connecting');
    page.feed.become('connected');
    expect(listed(page)).toBe(1);
    page.feed.become('disconnected');
    page.signOut();
    page.feed.become('connected');
    expect(listed(page)).toBe(1);
    page.signIn();
    page.feed.become('connected');
    expect(listed(page)).toBe(2);
  });

  it('a device that is online again, or a page that wakes up, asks; one that goes offline does not', () => {
    const page = aPage();
    page.page.goOnline(false);
    expect(listed(page)).toBe(1);
    page.page.goOnline(true);
    expect(listed(page)).toBe(2);
    page.page.resume();
    expect(listed(page)).toBe(3);
  });

  it('[F89] money that moved may be the one that was never seen: it is asked for at once', async () => {
    const page = aPage();
    page.server.lines.push({ do: 'late', afterMs: 35_000 });
    await page.set('300');
    await page.scheduler.pass(34_000);
    page.server.push = () => undefined;
    await page.scheduler.pass(1_000);
    expect([page.stage, page.amount]).toEqual(['unheard', null]);
    page.feed.tell((listener) => listener.balancePushed?.({ balance: NO_MONEY }));
    await settle();
    expect([page.stage, page.amount]).toEqual([null, 30_000]);
  });

  it('what was done while the link was down is said when the list comes', async () => {
    const page = aPage();
    await page.set('300');
    page.server.push = () => undefined;
    page.server.ends(keyOf(page), 'done', rupees(304));
    page.feed.become('disconnected');
    page.feed.become('connected');
    await settle();
    expect([page.amount, page.said.at(-1)]).toEqual([null, 'success autoCashOut.done']);
  });

  it('the end of one that this player has not seen here is nothing to say', async () => {
    const page = aPage();
    await settle();
    const ended = { key: betKey('e'.repeat(32)), marketId: MARKET, matchName: '', amount: rupees(300) };
    page.server.push({ ...ended, status: 'done', reason: null, brought: NO_MONEY });
    expect(page.said).toEqual([]);
  });

  it('one that is over stays over, whatever an older list says', async () => {
    const page = aPage();
    await page.set('300');
    const old = page.server.active;
    page.server.ends(keyOf(page), 'done', rupees(304));
    page.server.list = async () => ({ ok: true, value: old });
    await page.app.reload();
    expect([page.amount, page.app.read().active]).toEqual([null, []]);
  });

  it('[F95] a list that was asked for before another one, or by a player who has gone, says nothing', async () => {
    for (const then of ['reload', 'signOut'] as const) {
      const page = aPage();
      await settle();
      const { list } = page.server;
      let fails: () => void = () => undefined;
      page.server.list = () =>
        new Promise((resolve) => {
          fails = () => resolve({ ok: false, error: { kind: 'timedOut', sent: true } });
        });
      const first = page.app.reload();
      page.server.list = list;
      if (then === 'reload') await page.app.reload();
      else page.signOut();
      fails();
      await first;
      expect(page.app.read()).toMatchObject({ known: then === 'reload', failed: null });
    }
  });

  it('is watched until it is released', async () => {
    const page = aPage();
    const seen: (string | null)[] = [];
    const release = page.app.watch(() => seen.push(page.stage));
    await page.set('300');
    expect(seen).toContain('sending');
    release();
    const before = seen.length;
    await page.remove();
    expect(seen).toHaveLength(before);
  });

  it('[F58] the waiting of one that was sent by an earlier page is counted from when it left', async () => {
    const page = aPage();
    page.server.lines.push({ do: 'loseRequest' });
    await page.set('300');
    page.signOut();
    page.scheduler.advance(25_000);
    const next = aPage(page);
    await settle();
    expect([next.stage, next.said]).toEqual(['unheard', ['warning autoCashOut.unheard']]);
    expect(next.app.read().sent[0]).toMatchObject({ marketId: MARKET, amount: rupees(300) });
  });

  it('[F89] one that the server may have forgotten is given up, and the list is asked for', async () => {
    const page = aPage();
    page.server.lines.push({ do: 'loseRequest' });
    await page.set('300');
    await page.scheduler.pass(23 * 3_600_000);
    expect([page.said, page.stage, listed(page)]).toEqual([['warning autoCashOut.unheard'], 'unheard', 1]);
    await page.scheduler.pass(2 * 3_600_000);
    expect(page.messages.at(-1)).toEqual(say('autoCashOut.forgotten'));
    expect([page.said.length, page.stage, page.saved, listed(page)]).toEqual([2, null, [], 2]);
  });
});
