import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUBMISSIONS } from '@/application/shared/submissions';
import { SCREEN_FILES, shareOfScreen } from '@/ui/routing/screens';
import { laterShares, readTexts, sharesOfIds } from '@scripts/lib/icuCatalogue.mjs';
import { aboardWith } from '@tests/support/modules/aboardWith';
import { idsNamed } from '@tests/support/modules/idsNamed';
import { readModules } from '@tests/support/modules/readModules';
import { withShares } from '@tests/support/modules/withShares';

const TEXTS = 'src/texts';
const ids = new Set<string>(readTexts(`${TEXTS}/en`).keys());
const shares: ReadonlyMap<string, string> = sharesOfIds(TEXTS);
const modules = readModules('src');
/** The pages are found by their files, each with the share of its room. */
const pages = SCREEN_FILES.map((file) => ({
  file: file.replace('../', 'ui/'),
  shares: ['later', shareOfScreen(file)],
}));
const aboard = aboardWith(withShares(modules, { 'ui/routing/laterPages.ts': pages }), 'ui/main.tsx');
const named = new Map([...modules].map(([file, { source }]) => [file, idsNamed(source, ids)]));

/** Templates that look wider than they are: the groups of the home lobby, and the words over prices, are worded in `first`. */
const NARROWER: Readonly<Record<string, string>> = {
  'ui/casino/rails/CategoryRail.tsx': 'casino.group.',
  'ui/sports/price/StatusOverlay.tsx': 'sports.',
};

/** Areas whose refusals are shown on their own pages only, and what sends their forms. */
const ACCOUNT = /\/(cashier|profile|playSafe|reports|rewards)\/|\/shared\/SubmitOnce\.ts$/;
const TYPES = 'domain/shared/MessageKey.ts';
/** Names texts for others: who reads a row says them. */
const TABLE = 'application/shared/submissions.ts';

function missing(file: string): readonly string[] {
  const narrower = NARROWER[file];
  return [...(named.get(file) ?? [])].filter((id) => {
    const share = shares.get(id);
    if (share === undefined || (narrower !== undefined && id.startsWith(narrower))) return false;
    return aboard.get(file)?.has(`texts/${share}`) !== true;
  });
}

/** What speaks to players; the wire has words of its own. */
const isCore = (file: string): boolean =>
  /^(application|domain|adapters\/(composition|notifications))\//.test(file);

/** Says something wherever the player is: in a toast, and behind the bell days later. */
const tells = (file: string): boolean =>
  !ACCOUNT.test(file) ||
  (file.startsWith('application/') &&
    modules.get(file)?.brings.includes('application/notices/Notify.ts') === true);

describe('the shares of the texts', () => {
  it('are those that a screen can ask for', () => {
    const type = readFileSync(`${TEXTS}/LaterShare.ts`, 'utf8').matchAll(/'(\w+)'/g);
    expect([...type].map(([, share]) => share).toSorted()).toEqual(laterShares(TEXTS));
    expect(modules.size).toBeGreaterThan(1_000);
  });

  it('are aboard wherever a screen names one of their texts', () => {
    const screens = [...modules.keys()].filter((file) => file.startsWith('ui/'));
    expect(screens.flatMap((file) => missing(file).map((id) => `${file}: ${id}`))).toEqual([]);
  });

  it('hold nothing that the core tells on any page, but `later`, which is aboard wherever it can tell something', () => {
    const lost = [...modules.keys()]
      .filter((file) => isCore(file) && file !== TYPES && file !== TABLE && tells(file))
      .flatMap((file) => [...(named.get(file) ?? [])].map((id) => [file, id] as const))
      .filter(([, id]) => !['later', undefined].includes(shares.get(id)));
    expect(lost).toEqual([]);
  });

  it('hold nothing of the rows of submissions that anything outside the account reads', () => {
    const rows = [...modules]
      .filter(([file]) => file !== TABLE && !ACCOUNT.test(file))
      .flatMap(([, { source }]) => [...source.text.matchAll(/\bSUBMISSIONS\.(\w+)/g)])
      .map(([, row]) => row as keyof typeof SUBMISSIONS);
    expect(rows).toContain('placement');
    const lost = rows.filter((row) => !['later', undefined].includes(shares.get(SUBMISSIONS[row].unheard)));
    expect(lost).toEqual([]);
  });

  it('hold nothing that a screen tells in a toast', () => {
    const said = [...modules]
      .filter(([file, { source }]) => file.startsWith('ui/') && source.text.includes('.tell('))
      .flatMap(([, { source }]) => [...source.text.matchAll(/\bsay\('([\w.-]+)'/g)])
      .map(([, id = '']) => id);
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((id) => !['later', undefined].includes(shares.get(id)))).toEqual([]);
  });
});
