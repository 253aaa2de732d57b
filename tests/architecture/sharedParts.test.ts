import { describe, expect, it } from 'vitest';
import { sharedParts } from '@scripts/lib/sharedParts.mjs';

const MAIN = 'src/ui/main.tsx';
const OPEN = 'src/adapters/composition/openWholeApp.ts';
const SLIP = 'src/ui/betting/slip/BetSlipRegion.tsx';
const MATCH = 'src/ui/sports/ExchangePage.tsx';
const HEADER = 'src/ui/layout/header/PlayerHeader.tsx';
const MORE = 'src/ui/layout/header/MoreItems.tsx';
const CREST = 'src/ui/kit/crest/crestImage.ts';
const WIRE = 'src/adapters/composition/wire/wholeWire.ts';
const DIALECT = 'examples/dialect-osprey/adapter/ospreyDialect.ts';
const OTHERS = [
  WIRE,
  DIALECT,
  MORE,
  CREST,
  'src/adapters/composition/browser/afterFirstPaint.ts',
  'src/ui/betting/exposure/ExposureButton.tsx',
  'src/ui/playSafe/layer/SafePlayLayer.tsx',
  'src/adapters/http/axiosTransport.ts',
  'src/ui/cashier/DepositPage.tsx',
  'src/ui/cashier/WithdrawPage.tsx',
  'src/ui/profile/ProfilePage.tsx',
  'src/ui/pages/HomePage.tsx',
  'src/ui/pages/HomeBoard.tsx',
  'src/ui/pages/LandingRest.tsx',
  'src/ui/search/SearchDialog.tsx',
  'src/ui/casino/CasinoPage.tsx',
  'src/ui/casino/lobby/LobbyPage.tsx',
  'src/ui/casino/lobby/ProviderPage.tsx',
  'src/adapters/composition/later/openCashier.ts',
];
const entries = [OPEN, SLIP, MATCH, HEADER, ...OTHERS];

/** What each of them imports. */
const brings: Readonly<Record<string, readonly string[]>> = {
  [MAIN]: ['Button', 'Ladder', 'Icon'],
  [OPEN]: ['checkStake', 'openSocket'],
  [SLIP]: ['checkStake', 'Dialog', 'Receipt', 'Button', 'MatchRow', 'hashText', 'texts'],
  [MATCH]: ['MatchRow', 'Scoreboard', 'Icon', 'texts'],
  [CREST]: ['hashText', 'Shield'],
  [WIRE]: ['betWire', 'Upload'],
  // Of what a dialect takes nothing moves.
  [DIALECT]: ['betWire', 'Ladder', 'Button', 'Receipt'],
  [HEADER]: ['Dialog', 'Icon', 'Menu'],
  [MORE]: ['Menu', 'Icon', 'Observer'],
  'src/ui/cashier/DepositPage.tsx': ['Upload', 'Pager', 'Form', 'src/domain/cashier/Submission.ts', 'Steps'],
  'src/ui/cashier/WithdrawPage.tsx': ['Pager', 'Form', 'src/domain/cashier/Submission.ts', 'Steps'],
  'src/ui/profile/ProfilePage.tsx': ['Pager', 'Form'],
  'src/ui/pages/HomePage.tsx': ['Rail'],
  'src/ui/pages/LandingRest.tsx': ['Rail'],
  'src/ui/search/SearchDialog.tsx': ['Tile', 'Form'],
  'src/ui/casino/CasinoPage.tsx': ['Tile', 'Lobby'],
  'src/ui/casino/lobby/LobbyPage.tsx': ['Tile', 'Lobby'],
  'src/ui/casino/lobby/ProviderPage.tsx': ['Lobby'],
  'src/adapters/composition/later/openCashier.ts': ['src/domain/cashier/Submission.ts'],
};
const idOf = (source: string): string =>
  /^(src|examples)\//.test(source)
    ? `/app/${source}`
    : source === 'texts'
      ? 'virtual:messages/en/later'
      : source;
const graph = new Map(
  [MAIN, ...entries, ...Object.values(brings).flat()].map((source) => [
    idOf(source),
    {
      importedIds: (brings[source] ?? []).map(idOf),
      dynamicallyImportedIds: source === MAIN ? entries.map(idOf) : [],
    },
  ]),
);

describe('what later parts share', () => {
  const nameOf = sharedParts('/app');
  const getModuleInfo = (id: string) => graph.get(id) ?? null;

  it.each([
    ['Icon', 'common'],
    ['checkStake', 'core'],
    ['MatchRow', 'exchange'],
    ['Dialog', 'kit'],
    ['Menu', 'wide'],
    ['hashText', 'after'],
    ['betWire', 'wire'],
    ['Rail', 'homeParts'],
    ['Tile', 'tiles'],
    ['Pager', 'accountParts'],
    [idOf('src/domain/cashier/Submission.ts'), 'rules'],
    ['Form', 'parts'],
  ])('%s comes in the file %s', (id, name) => expect(nameOf(id, { getModuleInfo })).toBe(name));

  it.each([
    'Button',
    'Shield',
    'Ladder',
    'Receipt',
    'Scoreboard',
    'openSocket',
    'Upload',
    'Observer',
    'Steps',
    'Lobby',
    idOf('texts'),
    idOf(SLIP),
    idOf(WIRE),
  ])('%s stays where the build puts it', (id) => expect(nameOf(id, { getModuleInfo })).toBeNull());

  it('is not guessed when the app has moved', () => {
    expect(() => sharedParts('/elsewhere')('Dialog', { getModuleInfo })).toThrow(
      'the build has no src/ui/main.tsx',
    );
  });
});
