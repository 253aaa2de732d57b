import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { REPORT_BYS } from '@/domain/reports/ReportFilter';
import { downloadCsv } from '@tests/support/journeys/downloadCsv';
import { ReportScreen, ResultsScreen } from '@tests/support/journeys/ReportScreens';
import { soon } from '@tests/support/journeys/soon';
import { wayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

/** What a demo player begins with. */
const WELCOME = 1_000_000;

wayOn('laptop', 'profit and loss, and results', ({ step, player, world, isInOrder }) => {
  const report = () => new ReportScreen(player().page);
  const results = () => new ResultsScreen(player().page);
  /** The ledger's word: cash of the player who came last. */
  const won = async (): Promise<number> => ((await world().audit()).users.at(-1)?.cash ?? 0) - WELCOME;
  const matches: StillMatch[] = [];

  step('before any bet the page says that there is nothing, and what to do', async () => {
    await player().moveTo('/reports');
    await player()
      .page.getByText('No bets on sports were settled in this period. Rounds of games are in your statement.')
      .waitFor();
    await player().page.getByRole('button', { name: 'Show 30 days' }).click();
    await soon(() => new URL(player().page.url()).search).toBe('?days=30d');
    await player().page.getByRole('link', { name: 'Go to sports' }).waitFor();
  });

  step('some bets are won and some are lost', async () => {
    for (const [at, stake] of ['300', '450', '150'].entries()) {
      const match = await world().stillMatch({ delaySeconds: 0, overs: at % 2 === 0 ? 5 : 20 });
      matches.push(match);
      await player().backHome(match, stake);
      await player().slip.placeAtOnce();
      const winner = at === 1 ? match.awayId : match.homeId;
      await world().market(match.marketId, { action: 'settle', runnerId: winner });
      await player().dismissToasts();
    }
    // Backed at 2.00: as much is won as was staked, and ₹450 is lost.
    expect(await won()).toBe(0);
    const [last] = matches.slice(-1);
    if (last !== undefined) await world().market(last.marketId, { action: 'rollback' });
    if (last !== undefined) await world().market(last.marketId, { action: 'settle', runnerId: last.awayId });
    expect(await won()).toBe(-30_000);
  });

  step(
    'the head of the report is what the ledger paid, and so are the sums of its rows, however they are split',
    async () => {
      for (const by of REPORT_BYS) {
        await player().moveTo(`/reports?by=${by}`);
        await report().rows.first().waitFor();
        const head = await report().sum('Net');
        expect([by, head]).toEqual([by, await won()]);
        expect(await report().sum('Profit and loss')).toBe(head + (await report().sum('Commission')));
        const rows = await report().net();
        expect(rows.length).toBe(by === 'market' ? 3 : by === 'competition' ? 2 : 1);
        expect(rows.reduce((sum, each) => sum + each, 0)).toBe(head);
        await report().chart.waitFor();
      }
    },
  );
  isInOrder('a report by market');

  step('so is the sum of its file', async () => {
    const file = await downloadCsv(report().main);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(3);
    const net = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-1)) * 100), 0);
    expect(net).toBe(await won());
  });

  step('its days are in its address, and Back takes a choice back', async () => {
    await player().moveTo('/reports');
    await report().choose('This month');
    await soon(() => new URL(player().page.url()).search).toBe('?days=month');
    await report().rows.first().waitFor();
    expect(await report().sum('Net')).toBe(await won());
    await player().page.goBack();
    await soon(() => new URL(player().page.url()).search).toBe('');
  });

  step('results name who won, and what came of every market', async () => {
    // Not of today alone: a day that has just begun has few.
    await player().moveTo('/results?sport=cricket&days=7d');
    await results().rows.nth(3).waitFor();
    const texts = await results().rows.allInnerTexts();
    expect(texts.length).toBeGreaterThanOrEqual(3);
    for (const text of texts) expect(text).toMatch(/won|Draw|No winner|tied/i);
    await results().rows.nth(3).click();
    await results().markets.first().waitFor();
    const outcomes = await results().markets.allInnerTexts();
    expect(outcomes.some((text) => text.startsWith('Match Odds'))).toBe(true);
    expect(outcomes.some((text) => /runs.*\d/is.test(text))).toBe(true);
  });
  isInOrder('results');

  step('a team is found by part of its name, and nobody where nobody is called so', async () => {
    const name = await results().teams.first().innerText();
    await results().find(name.slice(0, 6).toLowerCase());
    await soon(() => new URL(player().page.url()).searchParams.get('team')).toBe(
      name.slice(0, 6).toLowerCase().trim(),
    );
    await soon(async () =>
      (await results().rows.allInnerTexts()).every((text) => text.includes(name.slice(0, 6))),
    ).toBe(true);
    await player().moveTo('/results?sport=cricket');
    await results().find('zzz');
    await player().page.getByText('No finished match of “zzz” in this period.').waitFor();
    await player().page.getByRole('button', { name: 'Show 7 days' }).click();
    await player().page.getByRole('button', { name: 'Show all teams' }).click();
    await results().rows.first().waitFor();
  });

  step('a page of results leads to the next one', async () => {
    const first = await results().rows.first().innerText();
    await player().page.getByRole('navigation', { name: 'Pages of results' }).waitFor();
    await results().nextPage();
    await soon(() => new URL(player().page.url()).searchParams.get('page')).toBe('2');
    await soon(() => results().rows.first().innerText()).not.toBe(first);
  });
});
