import { expect } from 'vitest';
import { wayOn } from '@tests/support/journeys/wayOn';
import { ListScreen } from '@tests/support/journeys/ListScreen';
import { soon } from '@tests/support/journeys/soon';

wayOn('laptop', 'lists of matches', ({ step, player, isInOrder }) => {
  const list = () => new ListScreen(player().page);
  const query = () => new URL(player().page.url()).search;
  /** By a tap; the match page then has its prices. */
  const opensItsMatch = async (link: ReturnType<ListScreen['linkOf']>): Promise<void> => {
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/exchange\/\d+$/);
    await link.click();
    await soon(() => player().path).toBe(path);
    await player().match.market.getByRole('grid').waitFor();
    await soon(() => player().match.title.innerText()).toMatch(/\sv\s/);
  };

  step('[SPORT-04] a match of the list on /home leads to its page', async () => {
    await player().moveTo('/home');
    const strip = player().page.getByRole('region', { name: 'Live and next' });
    await opensItsMatch(strip.getByRole('link').filter({ hasNotText: 'See all' }).first());
  });

  step('[SPORT-04] [HDR-02] Inplay: every sport, each row leads to its match', async () => {
    await player().header.goTo('Inplay');
    await soon(() => player().path).toBe('/spmsports/live');
    await list().rows.first().waitFor();
    expect(await list().times.count()).toBe(0);
    await opensItsMatch(list().linkOf(list().rows.first()));
  });

  step('[SPORT-04] [HDR-02] Exchange: a pinned match stands on top, also after a reload', async () => {
    await player().header.goTo('Exchange');
    await soon(() => player().path).toBe('/exchange/Cricket');
    const star = list().pin(list().rows.last());
    const name = (await star.getAttribute('aria-label')) ?? '';
    await star.click();
    const onTop = async (): Promise<string | null> =>
      list().pin(list().rows.first()).getAttribute('aria-label');
    await soon(onTop).toBe(name);
    expect((await list().groups())[0]).toMatch(/^Pinned/);
    await player().page.reload();
    await soon(onTop).toBe(name);
    await list().starOf(name).click();
    await soon(async () => (await list().groups())[0]).not.toMatch(/^Pinned/);
  });

  step('[SPORT-04] /sportsbook2: the chips of the days filter, and stand in the address', async () => {
    await player().open('/sportsbook2');
    await list().rows.first().waitFor();
    const all = await list().rows.count();
    await list().time('Tomorrow').click();
    await soon(query).toBe('?when=tomorrow');
    await soon(() => list().rows.count()).toBeLessThan(all);
    const tomorrow = await list().starts();
    expect(tomorrow.length).toBeGreaterThan(0);
    expect(tomorrow.filter((text) => !text.startsWith('Tomorrow, '))).toEqual([]);
    await player().page.reload();
    await soon(() => list().starts()).toEqual(tomorrow);
    expect(await list().time('Tomorrow').getAttribute('aria-current')).toBe('true');
  });

  isInOrder('the list of tomorrow');

  step('[SPORT-04] back from a match the list is as it was left', async () => {
    const tomorrow = await list().starts();
    await opensItsMatch(list().linkOf(list().rows.first()));
    await player().page.goBack();
    await soon(() => list().starts()).toEqual(tomorrow);
  });

  step('[SPORT-04] a competition, and matches with fancies only; both can be taken back', async () => {
    await list().time('Inplay').click();
    await soon(query).toBe('?when=inplay');
    await list().openFilters();
    await list().filters.getByRole('combobox').selectOption('Western Harbour League');
    await list().filters.getByRole('button', { name: 'Fancy only' }).click();
    await player().page.keyboard.press('Escape');
    await player().page.getByText('No matches with these filters.').waitFor();
    await player().page.getByRole('link', { name: 'Show all matches' }).click();
    await soon(query).toBe('');
    await soon(() => list().rows.count()).toBeGreaterThan(3);
  });
});
