import { describe, expect, it } from 'vitest';
import { settle } from '@/adapters/node/settle';
import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, paise } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { betKey } from '@/domain/shared/ids';
import { MARKET, MATCH } from '@tests/support/mothers/sports';
import { aPage, keyOf } from './autoCashOutPage';
import type { Line } from './AutoCashOutServer';

const REFUSED = fail<Failure>({ kind: 'refused', sent: true, code: 'NO_AUTO_CASH_OUT' });

/** A page that set 300, of which the server has never heard. */
async function anUnheard(line: Line = { do: 'loseRequest' }) {
  const page = aPage();
  page.server.lines.push(line);
  await page.set('300');
  await page.scheduler.pass(31_000);
  page.server.asked.length = 0;
  return page;
}

/** The next request of this kind is answered when the test says so. */
function holdBack(server: ReturnType<typeof aPage>['server'], what: 'set' | 'remove' | 'byKey') {
  let tell: (answer: Result<AutoCashOut, Failure>) => void = () => undefined;
  const held = (): Promise<Result<AutoCashOut, Failure>> => {
    Reflect.deleteProperty(server, what);
    server.asked.push(what);
    return new Promise((resolve) => {
      tell = resolve;
    });
  };
  Object.assign(server, { [what]: held });
  return { answer: (answer: Result<AutoCashOut, Failure>) => tell(answer) };
}

describe('[F89] a figure that is set again before anybody knows of the first', () => {
  it('goes out at once when it is the same', async () => {
    const page = await anUnheard();
    await page.set('300');
    expect([page.server.asked, page.amount]).toEqual([['set 30000'], 30_000]);
  });

  it('another one asks for the first before it goes, and is shown meanwhile', async () => {
    const page = await anUnheard();
    const question = holdBack(page.server, 'byKey');
    await page.set('350');
    expect(page.app.read().sent).toMatchObject([{ marketId: MARKET, amount: 35_000, stage: 'sending' }]);
    question.answer(REFUSED);
    await settle();
    expect(page.server.asked).toEqual(['byKey']);
    expect(page.said.at(-1)).toBe('warning autoCashOut.notAsked');
    expect(page.app.read().sent).toMatchObject([{ marketId: MARKET, amount: 30_000, stage: 'unheard' }]);
    await page.set('350');
    expect([page.server.asked.slice(1), page.amount]).toEqual([['byKey', 'set 35000'], 35_000]);
  });

  it('does not go when the first has arrived meanwhile', async () => {
    const page = await anUnheard({ do: 'late', afterMs: 31_500 });
    page.server.push = () => undefined;
    await page.scheduler.pass(500);
    const key = keyOf(page);
    expect(page.stage).toBe('unheard');
    await page.set('350');
    expect([page.server.asked, page.amount, page.stage]).toEqual([['byKey'], 30_000, null]);
    expect(page.app.read().active).toMatchObject([{ key }]);
  });

  it('[F95] does not go when the player has gone before the answer', async () => {
    const page = await anUnheard();
    const question = holdBack(page.server, 'byKey');
    await page.set('350');
    page.signOut();
    page.signIn('ravi');
    question.answer(REFUSED);
    await settle();
    expect(page.server.asked).toEqual(['byKey', 'list']);
    expect([page.stage, page.said]).toEqual([null, ['warning autoCashOut.unheard']]);
  });

  it('the figure that was sent first is said as that, also after the other one was sent twice', async () => {
    const page = await anUnheard({ do: 'late', afterMs: 100_000 });
    page.server.push = () => undefined;
    for (const wait of [31_000, 60_000]) {
      page.server.lines.push({ do: 'loseRequest' });
      await page.set('350');
      await page.scheduler.pass(wait);
    }
    expect(page.amount).toBe(30_000);
    expect(page.messages.at(-1)).toEqual(say('autoCashOut.earlier', { figurePaise: 30_000 }));
  });

  it('a server that sets another figure than the only one it was sent is said to have set it', async () => {
    for (const page of [aPage(), await anUnheard()]) {
      page.server.set = async ({ key, marketId }) =>
        ok({
          ...{ key, marketId, amount: paise(29_900), matchName: '' },
          ...{ status: 'waiting', reason: null, brought: NO_MONEY },
        });
      await page.set('300');
      expect([page.amount, page.said.at(-1)]).toEqual([29_900, 'success autoCashOut.set']);
      expect(page.messages.at(-1)).toEqual(say('autoCashOut.set', { figurePaise: 29_900 }));
    }
  });

  it('refused then, the first one may still come: it stays asked for', async () => {
    const page = await anUnheard();
    page.server.lines.push({ do: 'refuse' });
    await page.set('300');
    expect([page.stage, page.saved.length, page.said.at(-1)]).toEqual([
      'unheard',
      1,
      'error NO_AUTO_CASH_OUT.',
    ]);
    page.server.lines.push({ do: 'refuse' });
    await page.remove();
    expect([page.stage, page.saved.length]).toEqual(['unheard', 1]);
  });

  it('while it is being sent anew, the server’s not having seen it is no news', async () => {
    const page = await anUnheard();
    const sending = holdBack(page.server, 'set');
    await page.set('300');
    page.feed.tell((listener) => listener.balancePushed?.({ balance: NO_MONEY }));
    await settle();
    expect([page.server.asked, page.stage]).toEqual([['set', 'byKey'], 'sending']);
    sending.answer(REFUSED);
    await settle();
    expect(page.stage).toBe('unheard');
  });
});

describe('[F89] a removal', () => {
  it('that was not seen makes room for another figure, under a key of its own', async () => {
    const page = aPage();
    await page.set('300');
    const first = keyOf(page);
    page.server.lines.push({ do: 'loseRequest' });
    await page.remove();
    await page.scheduler.pass(31_000);
    await page.set('350');
    expect([page.amount, page.stage, page.saved]).toEqual([35_000, null, []]);
    expect(keyOf(page)).not.toBe(first);
  });

  it('whose reply was lost is found by its key', async () => {
    const page = aPage();
    await page.set('300');
    page.server.push = () => undefined;
    page.server.lines.push({ do: 'loseReply' });
    await page.remove();
    expect([page.amount, page.stage, page.said.at(-1)]).toEqual([null, null, 'success autoCashOut.removed']);
  });

  it('that is not decided is not by a list in which what it removes still waits', async () => {
    const page = aPage();
    await page.set('300');
    page.server.lines.push({ do: 'loseRequest' });
    await page.remove();
    await page.app.reload();
    expect([page.stage, page.amount, page.said]).toEqual(['unknown', 30_000, ['success autoCashOut.set']]);
  });

  it('that is refused is said, and is not tried again by itself', async () => {
    const page = aPage();
    await page.set('300');
    page.server.asked.length = 0;
    page.server.lines.push({ do: 'refuse' });
    await page.remove();
    expect(page.server.asked).toEqual(['remove']);
    expect([page.amount, page.stage, page.said.at(-1)]).toEqual([30_000, null, 'error NO_AUTO_CASH_OUT.']);
  });

  it('that the server answers with one that waits is not done, and that is said', async () => {
    const page = aPage();
    await page.set('300');
    const removing = holdBack(page.server, 'remove');
    const pressed = page.remove();
    removing.answer(ok(page.server.active[0]!));
    await pressed;
    expect([page.amount, page.stage, page.said.at(-1)]).toEqual([
      30_000,
      null,
      'error autoCashOut.notRemoved',
    ]);
  });

  it('of what was to take the place of another, when its reply is lost, goes no further by itself', async () => {
    const page = aPage();
    await page.set('300');
    page.server.lines.push({ do: 'loseRequest' });
    await page.set('350');
    await page.scheduler.pass(31_000);
    page.server.asked.length = 0;
    page.server.lines.push({ do: 'loseRequest' });
    await page.remove();
    expect(page.server.asked.filter((each) => each === 'remove')).toHaveLength(1);
    expect(page.amount).toBe(30_000);
  });

  it('[F95] of a player who has gone removes nothing of the next one', async () => {
    const page = aPage();
    await page.set('300');
    page.server.asked.length = 0;
    const old = page.server.active[0]!;
    const removing = holdBack(page.server, 'remove');
    const pressed = page.remove();
    page.signOut();
    const next = { ...old, key: betKey('f'.repeat(32)) };
    page.server.rules.clear();
    page.server.rules.set(next.key, next);
    page.signIn('ravi');
    await settle();
    removing.answer(ok({ ...old, status: 'removed' }));
    await pressed;
    expect(page.server.asked).toEqual(['remove', 'list']);
    expect(page.app.read().active).toEqual([next]);
  });

  it.each([
    ['set', 'error autoCashOut.notSet'],
    ['remove', 'error autoCashOut.notRemoved'],
  ] as const)('[F90] (and a %s) that is refused without a word is said in ours', async (what, words) => {
    const page = aPage();
    await page.set('300');
    page.server[what] = async () => REFUSED;
    await (what === 'set' ? page.set('350') : page.remove());
    expect(page.said.at(-1)).toBe(words);
  });
});

describe('[F58] [F89] what another tab sent', () => {
  it('is asked for before anything is sent for its market here, and its end is said once', async () => {
    const page = aPage();
    await page.set('300');
    const tab = aPage(page);
    await settle();
    page.server.lines.push({ do: 'late', afterMs: 1_000 });
    page.server.silent = true;
    await page.remove();
    await page.scheduler.pass(1_000);
    // The server has pushed it to the tab that was opened last: it is over there, by whichever hand.
    expect([tab.amount, tab.said, tab.saved.length]).toEqual([null, [], 1]);
    page.server.silent = false;
    page.server.asked.length = 0;
    await tab.set('350');
    expect([page.server.asked, tab.stage, tab.said, tab.saved]).toEqual([['byKey'], null, [], []]);
    await tab.set('350');
    expect(tab.amount).toBe(35_000);
  });

  it('is sent by none, while nobody answers there: it stays asked for', async () => {
    const page = aPage();
    const tab = aPage(page);
    await settle();
    page.server.silent = true;
    page.server.lines.push({ do: 'loseRequest' });
    await page.set('300');
    page.server.asked.length = 0;
    expect(tab.app.set(MATCH, MARKET, '350')).toEqual(ok());
    await settle();
    expect([page.server.asked, tab.stage]).toEqual([['byKey'], 'unknown']);
    await tab.set('350');
    expect(page.server.asked).toEqual(['byKey']);
  });
});
