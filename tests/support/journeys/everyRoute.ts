import type { Route } from '@/domain/routing/Route';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { newPlayer } from './AuthScreens';
import type { Player } from './Player';
import { worldOfPage } from './World';

const EXAMPLES: Readonly<Record<string, string>> = {
  ':providerCode': 'ezugi',
  ':category': 'cricket',
  ':gameId': 'Cricket',
  ':casinoslug': 'spribe',
  ':gameslug': 'aviator',
  ':gateway': 'm_paytm',
  ':mode': 'upi',
  ':method': 'upi',
};
export const addressOf = ({ path }: Route): string => path.replace(/:\w+/g, (name) => EXAMPLES[name] ?? 'x1');

/** Pages that stand only after a step before them; this is the way there, in any language, and what undoes that step. */
export const WAYS: Readonly<Record<string, (player: Player) => Promise<(() => Promise<void>) | void>>> = {
  'verify-number': async (player) => {
    await player.moveTo('/mobile-number');
    await player.page.getByRole('main').getByRole('textbox').first().fill(newPlayer().mobile);
    await player.page.getByRole('checkbox').check();
    await submit(player);
    await player.page.getByRole('main').getByRole('checkbox').waitFor({ state: 'detached' });
    await player.moveTo('/verify-number');
  },
  register: async (player) => {
    await WAYS['verify-number']?.(player);
    const code = await newestCode(player);
    await player.page.getByRole('main').getByRole('textbox').first().fill(code);
    await submit(player);
  },
  'reset-password': async (player) => {
    await player.moveTo('/forgot-password');
    await player.page.getByRole('main').getByRole('textbox').first().fill(newPlayer().mobile);
    await submit(player);
  },
  // With nothing missing it leads on to the form.
  'withdraw-check': async (player) => {
    const world = worldOfPage(player.page);
    const mine = (await world.audit()).users.at(-1)?.userId ?? '';
    await world.setCash(mine, 0);
    await player.moveTo(`/pre-withdraw-page/${EXAMPLES[':method']}`);
    return () => world.setCash(mine, 10_000);
  },
  maintenance: async (player) => {
    await worldOfPage(player.page).setAppDetails({ BRAND_STATUS: 'maintenance' });
    await player.page.reload();
  },
};

/** Two rows of one form are one page: the first answers. */
const formOf = ({ path }: Route): string => path.replace(/:\w+/g, ':');
export const ROUTES = ROUTE_TABLE.filter(
  (route, at) => ROUTE_TABLE.findIndex((each) => formOf(each) === formOf(route)) === at,
);
export const forVisitors = ROUTES.filter(({ routeType }) => routeType !== 'protected');
/** Where nobody offers what they frame, or their flag is off, and old names: these lead on. */
export const LEAD_ON = {
  jetfair: '/exchange/Cricket',
  'sportsbook-test': '/sportsbook2',
  'withdraw-wizard': '/withdraw',
  'withdraw-wizard-form': '/withdraw',
  paytm: '/deposit/m_paytm',
  bkash: '/deposit/m_bkash',
  nagad: '/deposit/m_nagad',
} as const;
export const forPlayers = ROUTES.filter(
  ({ routeType, id }) => routeType !== 'public' && id !== 'maintenance' && !(id in LEAD_ON),
);

function submit({ page }: Player): Promise<void> {
  return page.getByRole('main').locator('form button[type="submit"]').click();
}

/** Out of the inbox that the sandbox puts into the page. */
async function newestCode({ page }: Player): Promise<string> {
  const use = page.getByRole('main').getByRole('button', { name: /\d{6}/ });
  return (await use.first().innerText()).replace(/\D/g, '');
}
