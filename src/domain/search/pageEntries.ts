import { FOOTER_ITEMS, PROFILE_ITEMS } from '@/domain/routing/navigation';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import type { SearchEntry } from './SearchEntry';

type Page = (typeof ROUTE_TABLE)[number]['page'];

/** The title of a page in the player's language. */
export type PageTitle = (page: Page) => string;

export interface PageEntry extends SearchEntry<'page'> {
  readonly path: string;
}

/** Pages that a player looks for by name: those of the menus, and these. */
const BESIDE_MENUS = [
  '/home',
  '/markets',
  '/games-all',
  '/slots',
  '/kyc',
  '/bank-details',
  '/withdrawList',
  '/reports',
  '/results',
];

/** What players type for a page beside its title, whatever language they read in: its English name, and what is found on it. */
const TYPED: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/home': ['home', 'होम'],
  '/markets': ['markets', 'coupon'],
  '/games-all': ['casino', 'all games', 'live casino', 'कैसीनो'],
  '/slots': ['slots', 'स्लॉट'],
  '/gatewaylist': ['deposit', 'add money', 'recharge', 'upi', 'जमा', 'पैसे जोड़ें'],
  '/withdraw': ['withdraw', 'withdrawal', 'payout', 'निकासी', 'पैसे निकालें'],
  '/withdrawList': ['withdrawals', 'withdrawal history'],
  '/bank-details': ['bank accounts', 'upi', 'ifsc', 'बैंक खाता'],
  '/kyc': ['kyc', 'identity', 'verification', 'aadhaar', 'pan', 'documents', 'आधार', 'पहचान'],
  '/cashier': ['account statement', 'transactions', 'passbook', 'history', 'खाता विवरण'],
  '/mybets': ['my bets', 'open bets', 'bet history', 'cash out', 'मेरे दाँव'],
  '/reports': ['profit and loss', 'reports', 'मुनाफ़ा'],
  '/results': ['results', 'settled markets', 'नतीजे'],
  '/bonus': ['bonus', 'promotions', 'offers', 'coins', 'बोनस'],
  '/referral': ['referral', 'refer a friend', 'invite', 'agent code', 'रेफ़रल'],
  '/profile': [
    'profile',
    'settings',
    'password',
    'one-click betting',
    'stakes',
    'dark theme',
    'light theme',
    'language',
    'hindi',
    'english',
    'हिन्दी',
    'notifications',
    'प्रोफ़ाइल',
    'सेटिंग',
    'पासवर्ड',
    'भाषा',
  ],
  '/responsiblegame': [
    'responsible play',
    'limits',
    'deposit limit',
    'take a break',
    'time-out',
    'timeout',
    'time limit',
    'reality check',
    'self-exclusion',
    'सीमा',
  ],
  '/fairplay': ['fair play', 'provably fair'],
  '/gamesrule': ['game rules', 'rules', 'नियम'],
  '/terms': ['terms', 'conditions', 'शर्तें'],
  '/privacypolicy': ['privacy', 'गोपनीयता'],
  '/contactus': ['contact us', 'help', 'support', 'whatsapp', 'telegram', 'संपर्क', 'मदद'],
};

export function pageEntries(titleOf: PageTitle): readonly PageEntry[] {
  const paths = new Set([...[...PROFILE_ITEMS, ...FOOTER_ITEMS].map(({ path }) => path), ...BESIDE_MENUS]);
  // Those of the menus first: of two that begin so, they are what is meant.
  const routes = [...paths].flatMap((path) => ROUTE_TABLE.filter((route) => route.path === path));
  return routes.map(({ path, page }) => ({
    kind: 'page',
    id: path,
    title: titleOf(page),
    names: TYPED[path] ?? [],
    path,
  }));
}
