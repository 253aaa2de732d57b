import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Wallet } from '@/domain/wallet/Wallet';
import { sumsAgree } from '@/domain/cashier/Statement';
import { aBet, LIVES } from './anOrder';
import { connect } from './connectedFeed';
import { answered, claim, notOffered, notTried, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { nothingDropped } from './nothingDropped';
import type { ContractWorld, OpenBackend } from './openContractWorld';
import { repliesTo } from './repliesTo';

const PUSH_MS = 10_000;
const TRIES = 3;
const DAYS_MS = 7 * 86_400_000;
const needs = ['reads', 'logsIn'] as const;

/** Balance, exposure and statement, and that they tell one story. */
export function walletContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('wallet and statement', open, [
    {
      title: 'what can be bet now is not more than the balance',
      about: 'WAL-01; docs/wire.md 3',
      needs,
      walk: async (world) => {
        const { balance, cash } = await balanceOf(world);
        claim(balance >= 0, `the balance is ${balance} paise`);
        claim(cash === null || cash <= balance, `cash of ${String(cash)} paise in a balance of ${balance}`);
      },
    },
    {
      title: 'a balance that is pushed after a bet is the one that is answered',
      about: 'WAL-03; docs/wire.md 3',
      needs: [...needs, 'bets'],
      walk: async (world) => {
        const { whole, time, now } = world;
        await world.logIn();
        await balanceOf(world);
        let pushed: BalancePush | undefined;
        whole.playerFeed.listen({ balancePushed: (push) => void (pushed = push) });
        const { bet } = await aBet(world);
        if (!LIVES.includes(bet.status)) notTried(`the bet was not taken: it is ${bet.status}`);
        const since = now();
        await time.until(() => pushed !== undefined || now() - since > PUSH_MS, 'a pushed balance');
        // Another bet may end between the two.
        for (let left = TRIES; left > 0; left -= 1) {
          const { balance, cash } = await balanceOf(world);
          if (pushed === undefined || pushed === null)
            notTried(`no figure was pushed within ${PUSH_MS / 1_000} seconds of a bet`);
          if (pushed.balance === balance && (pushed.cash ?? cash) === cash) return;
          claim(left > 1, `pushed were ${pushed.balance} paise, answered are ${balance}`);
        }
      },
    },
    {
      title: 'the exposure can be read, and is the sum of its rows',
      about: 'WAL-04, HDR-08; docs/wire.md 2',
      needs,
      walk: async (world) => {
        await world.logIn();
        const asked = world.whole.betsGateway.exposure();
        const { total, rows, unread } = answered(await world.after(asked), 'the exposure');
        claim(unread === undefined, `${String(unread)} rows could not be read`);
        const sum = rows.reduce((all, { amount }) => all + amount, 0);
        claim(rows.length === 0 || sum === total, `${total} paise in all, ${sum} in its rows`);
      },
    },
    {
      title: 'all amounts of an exposure have one sign',
      about: 'WAL-04; docs/wire.md 2',
      needs: ['reads', 'logsIn', 'seesTraffic'],
      walk: async (world) => {
        await world.logIn();
        answered(await world.after(world.whole.betsGateway.exposure()), 'the exposure');
        const signs = new Set(amountsIn(repliesTo(world, '/bet/exposure/amount')).map(Math.sign));
        signs.delete(0);
        claim(signs.size <= 1, 'some amounts are above nothing and some below');
      },
    },
    {
      title: 'a statement adds up from its opening to its closing balance',
      about: 'CASH-03; docs/wire.md 4.8',
      needs,
      walk: async (world) => {
        const page = await statementOf(world);
        claim(page.lost === 0, `${page.lost} rows could not be read`);
        const { opening, moneyIn, moneyOut, held, closing } = page.sums;
        claim(
          sumsAgree(page.sums) !== false,
          `opening ${opening}, in ${moneyIn}, out ${moneyOut}, held ${held}: not ${closing} paise`,
        );
        if (closing === null) world.advise('the statement has no sums: the app shows dashes for them');
      },
    },
    {
      title: 'each row of a statement leads to the next',
      about: 'CASH-03; docs/wire.md 4.8',
      needs,
      walk: async (world) => {
        const { rows } = await statementOf(world);
        nothingDropped(world);
        if (rows.length < 2) notTried('the statement of the last seven days has no two rows');
        rows.forEach((row, at) => {
          const older = rows[at + 1]?.balance ?? null;
          if (row.balance === null || older === null) return;
          claim(
            older + row.amount === row.balance,
            `${row.id}: ${older} and ${row.amount} are not ${row.balance} paise`,
          );
        });
      },
    },
    {
      title: 'wallet and statement name the same cash',
      about: 'docs/wire.md 1 (money is in rupees), 3, 4.8',
      needs,
      walk: async (world) => {
        const { sums } = await statementOf(world);
        const { cash } = await balanceOf(world);
        const again = (await statementOf(world)).sums;
        if (cash === null || again.closing === null) notTried('the backend does not say its cash in both');
        if (sums.closing !== again.closing) notTried('the cash moved meanwhile');
        claim(cash === again.closing, `the wallet has ${cash} paise, the statement ${again.closing}`);
      },
    },
  ]);
}

export async function balanceOf(world: ContractWorld): Promise<Wallet> {
  const { whole, after } = world;
  if (whole.playerFeed.status !== 'connected')
    claim(await connect(world), 'the connection of a session was not let in');
  return answered(await after(whole.playerFeed.requestBalance()), 'the balance');
}

async function statementOf(world: ContractWorld) {
  await world.logIn();
  const { statementGateway } = (await world.whole.cashier?.()) ?? {};
  if (statementGateway === undefined) notOffered('the statement');
  // A minute for a clock that goes wrong.
  const until = world.clock.now() + 60_000;
  const query = { skip: 0, pageSize: 50, from: until - DAYS_MS, until, tab: 'all' } as const;
  return answered(await world.after(statementGateway.page(query)), 'the statement');
}

function amountsIn(replies: readonly unknown[]): readonly number[] {
  return replies.flatMap((reply): readonly number[] => {
    if (typeof reply !== 'object' || reply === null) return [];
    return Object.entries(reply).flatMap(([name, value]) => {
      if (name === 'exposureAmount') return Number.isFinite(Number(value)) ? [Number(value)] : [];
      return amountsIn([value]);
    });
  });
}
