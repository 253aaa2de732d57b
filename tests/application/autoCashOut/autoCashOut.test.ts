import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { rupees } from '@/domain/shared/Money';
import { say } from '@/domain/shared/Message';
import { marketId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { MARKET, MATCH, aMarket } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';
import { aPage, keyOf } from './autoCashOutPage';
import { AutoCashOutServer, type Line } from './AutoCashOutServer';

describe('setting an auto cash out', () => {
  it('[SPORT-05] it is sent once, stands, and is said', async () => {
    const page = aPage();
    await settle();
    await page.set('300');
    expect([page.amount, page.stage, page.said]).toEqual([30_000, null, ['success autoCashOut.set']]);
    expect(page.server.asked).toEqual(['list', 'set 30000']);
    expect(page.saved).toEqual([]);
  });

  it.each([
    ['', say('autoCashOut.empty')],
    ['x', say('autoCashOut.malformed')],
    ['600', say('autoCashOut.tooHigh', { limitPaise: 50_000 })],
    ['-30', say('autoCashOut.reached', { limitPaise: -2_000 })],
  ])('[X23] %s goes nowhere', async (text, error) => {
    const page = aPage();
    expect(await page.set(text)).toEqual({ ok: false, error });
    expect(page.server.asked).toEqual(['list']);
  });

  it('while nobody can say what it brings, anything above the worst is fine', async () => {
    const page = aPage();
    page.brings({ amount: null, problem: 'suspended' });
    expect(await page.set('-500')).toMatchObject({ ok: false, error: { key: 'autoCashOut.tooLow' } });
    expect(await page.set('-499')).toEqual({ ok: true, value: undefined });
  });

  it('without a bet, or on a market that nobody knows, there is nothing to set', async () => {
    for (const before of [{ bets: [] }, { bets: [aBet({ marketId: marketId('1.9') })] }, { market: null }]) {
      const page = aPage(before);
      expect(await page.set('300')).toEqual({ ok: false, error: say('autoCashOut.noBets') });
      expect(page.server.asked).toEqual(['list']);
    }
  });

  it('a runner that was removed is no outcome, and the figure is held against the others', async () => {
    const runners = aMarket().runners.map((runner, at) =>
      at === 1 ? { ...runner, status: 'removed' as const } : runner,
    );
    const page = aPage({ market: aMarket({ runners }) });
    page.brings({ amount: null, problem: 'suspended' });
    // All that is left is the side of the bet, which wins 500.
    expect(await page.set('499')).toMatchObject({ ok: false });
  });

  it('where nobody can say a figure, not even that none is known, it is set as well', async () => {
    const page = aPage();
    page.brings(null);
    expect(await page.set('300')).toEqual({ ok: true, value: undefined });
  });

  it('where it is not offered nobody is asked', async () => {
    const page = aPage({ offered: false });
    await page.set('300');
    expect(page.server.asked).toEqual([]);
  });

  it('another figure takes its place', async () => {
    const page = aPage();
    await page.set('300');
    await page.set('350');
    expect([page.amount, page.server.active.length]).toEqual([35_000, 1]);
  });

  it('refused: it is said in the server’s words, and what stood stands', async () => {
    const page = aPage();
    await page.set('300');
    page.server.lines.push({ do: 'refuse' });
    await page.set('350');
    expect([page.amount, page.stage, page.said.at(-1)]).toEqual([30_000, null, 'error NO_AUTO_CASH_OUT.']);
  });

  it('changed on another device: it is said, and what stands now is shown', async () => {
    const page = aPage();
    await page.set('300');
    page.server.push = () => undefined;
    page.server.ends(keyOf(page), 'removed');
    await page.set('350');
    expect([page.amount, page.said.at(-1)]).toEqual([null, 'warning autoCashOut.elsewhere']);
    await page.set('350');
    expect(page.amount).toBe(35_000);
  });

  it('removed: it stands no longer', async () => {
    const page = aPage();
    await page.set('300');
    await page.remove();
    expect([page.amount, page.server.active, page.said.at(-1)]).toEqual([
      null,
      [],
      'success autoCashOut.removed',
    ]);
  });

  it('[F17] [F95] an answer to a player who has gone says nothing and shows nothing', async () => {
    const page = aPage();
    await settle();
    page.server.push = () => undefined;
    void page.app.set(MATCH, MARKET, '300');
    page.signOut();
    page.signIn('ravi');
    await settle();
    expect([page.said, page.stage]).toEqual([[], null]);
  });
});

describe('[F89] [F90] an auto cash out whose reply was lost', () => {
  it('is asked for by its key: it was set', async () => {
    const page = aPage();
    page.server.push = () => undefined;
    page.server.lines.push({ do: 'loseReply' });
    await page.set('300');
    expect([page.amount, page.said]).toEqual([30_000, ['success autoCashOut.set']]);
  });

  it('is decided by what is pushed of it, while no question is answered', async () => {
    const page = aPage();
    await settle();
    page.server.lines.push({ do: 'loseReply' });
    page.server.silent = true;
    await page.set('300');
    expect([page.amount, page.stage, page.said]).toEqual([30_000, null, ['success autoCashOut.set']]);
  });

  it('while nobody answers it is not known, and nothing else is sent for that market', async () => {
    const page = aPage();
    await settle();
    page.server.lines.push({ do: 'loseRequest' });
    page.server.silent = true;
    await page.set('300');
    expect([page.stage, page.saved.length]).toEqual(['unknown', 1]);
    const asked = page.server.asked.length;
    await page.set('400');
    await page.set('300');
    await page.remove();
    expect(page.server.asked.slice(asked)).toEqual([]);
    expect(page.server.asked.filter((each) => /^(?:set|remove)/.test(each))).toEqual(['set 30000']);
  });

  it('never seen: it is said once; another figure is the same one, and the earlier one cannot come on top', async () => {
    const page = aPage();
    page.server.lines.push({ do: 'late', afterMs: 60_000 });
    await page.set('300');
    await page.scheduler.pass(31_000);
    expect([page.stage, page.said]).toEqual(['unheard', ['warning autoCashOut.unheard']]);
    await page.set('350');
    expect([page.amount, page.stage, page.said.at(-1)]).toEqual([35_000, null, 'success autoCashOut.set']);
    await page.scheduler.pass(120_000);
    expect([page.server.active.map(({ amount }) => amount), page.amount]).toEqual([[35_000], 35_000]);
  });

  it('never seen, and removed: what comes later does not count', async () => {
    const page = aPage();
    page.server.lines.push({ do: 'late', afterMs: 60_000 });
    await page.set('300');
    await page.scheduler.pass(31_000);
    await page.remove();
    await page.scheduler.pass(120_000);
    expect([page.server.active, page.amount, page.stage]).toEqual([[], null, null]);
    expect(page.said.at(-1)).toBe('success autoCashOut.removed');
  });

  it('the earlier figure came first: that is what stands, and it is said', async () => {
    const page = aPage();
    page.server.push = () => undefined;
    page.server.lines.push({ do: 'late', afterMs: 31_500 });
    await page.set('300');
    await page.scheduler.pass(31_000);
    page.server.lines.push({ do: 'late', afterMs: 1_000 });
    await page.set('350');
    await page.scheduler.pass(120_000);
    expect([page.amount, page.said.at(-1)]).toEqual([30_000, 'warning autoCashOut.earlier']);
  });

  it('what was to take the place of another is removed with it', async () => {
    const page = aPage();
    await page.set('300');
    page.server.lines.push({ do: 'loseRequest' });
    await page.set('350');
    await page.scheduler.pass(31_000);
    await page.remove();
    expect([page.server.active, page.amount]).toEqual([[], null]);
  });

  it('a removal whose reply was lost is asked for as well, and can be sent again', async () => {
    const page = aPage();
    await page.set('300');
    page.server.lines.push({ do: 'loseRequest' });
    await page.remove();
    await page.scheduler.pass(31_000);
    expect([page.stage, page.amount, page.said.at(-1)]).toEqual([
      'unheard',
      30_000,
      'warning autoCashOut.removeUnheard',
    ]);
    await page.remove();
    expect([page.stage, page.amount]).toEqual([null, null]);
  });

  it('[F58] a reload goes on asking', async () => {
    const page = aPage();
    page.server.lines.push({ do: 'late', afterMs: 5_000 });
    page.server.silent = true;
    await page.set('300');
    page.server.silent = false;
    const next = aPage(page);
    await settle();
    expect(next.stage).toBe('unknown');
    await next.scheduler.pass(60_000);
    expect([next.amount, next.stage, next.said]).toEqual([30_000, null, ['success autoCashOut.set']]);
    expect(next.saved).toEqual([]);
  });

  it('nothing left the device: it is not set, and that is all', async () => {
    const page = aPage();
    page.server.lines.push({ do: 'cut' });
    await page.set('300');
    expect([page.stage, page.saved, page.said]).toEqual([null, [], ['error wire.offline']]);
  });
});

describe('what becomes of an auto cash out', () => {
  it('done: it is said, with what it brought, once', async () => {
    const page = aPage();
    await page.set('300');
    page.server.ends(keyOf(page), 'done', rupees(304));
    page.page.resume();
    await settle();
    expect(page.said).toEqual(['success autoCashOut.set', 'success autoCashOut.done']);
    expect(page.amount).toBeNull();
  });

  it('done before the answer to it has come: the answer does not bring it back', async () => {
    const page = aPage();
    await settle();
    void page.app.set(MATCH, MARKET, '300');
    page.server.ends(keyOf(page), 'done', rupees(304));
    await settle();
    expect([page.amount, page.stage, page.said.at(-1)]).toEqual([null, null, 'success autoCashOut.done']);
  });

  it('done while no page was open: the next one says so, once', async () => {
    const page = aPage();
    await page.set('300');
    const key = keyOf(page);
    page.signOut();
    page.server.push = () => undefined;
    page.server.ends(key, 'done', rupees(304));
    const next = aPage(page);
    await settle();
    expect([next.said, next.amount]).toEqual([['success autoCashOut.done'], null]);
    const third = aPage(page);
    await settle();
    expect(third.said).toEqual([]);
  });

  it('dropped: it is said why', async () => {
    const page = aPage();
    await page.set('300');
    page.server.ends(keyOf(page), 'dropped');
    expect([page.said.at(-1), page.amount]).toEqual(['warning autoCashOut.dropped', null]);
  });

  it('done while it was being removed: that is what is said', async () => {
    const page = aPage();
    await page.set('300');
    const key = keyOf(page);
    page.server.push = () => undefined;
    page.server.ends(key, 'done', rupees(304));
    await page.remove();
    expect([page.said.at(-1), page.amount]).toEqual(['success autoCashOut.done', null]);
  });

  it('the list that does not come is said, and asked for again', async () => {
    const scheduler = new ManualScheduler();
    const server = new AutoCashOutServer(scheduler);
    server.silent = true;
    const page = aPage({ scheduler, server });
    await settle();
    expect(page.app.read()).toMatchObject({ known: false, failed: say('wire.timedOut') });
    server.silent = false;
    await page.app.reload();
    expect(page.app.read()).toMatchObject({ known: true, failed: null });
  });
});

describe('[F58] [F89] [F90] a player on a line that loses, delays and doubles', () => {
  type Act =
    | { readonly do: 'set'; readonly rupees: number; readonly line: Line }
    | { readonly do: 'remove'; readonly line: Line }
    | { readonly do: 'wait'; readonly ms: number }
    | { readonly do: 'reload' };
  const line: fc.Arbitrary<Line> = fc.oneof(
    fc.record({
      do: fc.constantFrom('deliver' as const, 'loseReply' as const, 'loseRequest' as const, 'cut' as const),
    }),
    fc.record({
      do: fc.constantFrom('late' as const, 'twice' as const),
      afterMs: fc.integer({ min: 1, max: 400_000 }),
    }),
  );
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ do: fc.constant('set' as const), rupees: fc.integer({ min: 1, max: 480 }), line }),
    fc.record({ do: fc.constant('remove' as const), line }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 90_000 }) }),
    fc.constant<Act>({ do: 'reload' }),
  );

  it('sees in the end what the server has: never two, never one that was removed, never a figure nobody asked for', async () => {
    let lost = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
        let page = aPage();
        const { scheduler, store, server, ids } = page;
        const wished = new Set<number>();
        for (const each of acts) {
          if (each.do === 'wait') await scheduler.pass(each.ms);
          else if (each.do === 'reload') {
            page.signOut();
            page = aPage({ scheduler, store, server, ids });
            await settle();
          } else {
            server.lines.splice(0, server.lines.length, each.line);
            if (each.do === 'remove') await page.remove();
            else {
              wished.add(each.rupees * 100);
              await page.set(String(each.rupees));
            }
            if (page.stage === 'unknown') lost += 1;
          }
          expect(server.active.length).toBeLessThanOrEqual(1);
        }
        // Everything that is on its way arrives, and the line is whole again.
        server.lines.splice(0, server.lines.length);
        await scheduler.pass(900_000);
        for (const { amount, status } of server.rules.values())
          if (status === 'waiting') expect(wished).toContain(amount);
        expect(page.amount).toBe(server.active[0]?.amount ?? null);
        expect(page.stage === null || page.stage === 'unheard').toBe(true);
        await page.remove();
        await scheduler.pass(900_000);
        expect([server.active, page.amount, page.stage, page.saved]).toEqual([[], null, null, []]);
      }),
      { numRuns: runs(300, 5_000) },
    );
    expect(lost).toBeGreaterThan(50);
  });
});
