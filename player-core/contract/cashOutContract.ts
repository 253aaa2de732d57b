import type { CashOut, CashOutQuote } from '@/domain/betting/CashOut';
import { anOrder, place } from './anOrder';
import { answered, claim, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const CASH_OUT = 'docs/wire.md 4.3 (cash out)';
const BETTING = ['reads', 'logsIn', 'bets'] as const;
/** A market that moves makes a quote worth nothing; another one is asked for. */
const TRIES = 4;

/** What is at risk can be levelled by what the book offers now. */
export function cashOutContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('cash out', open, [
    {
      title: 'a quote names what it brings, and is carried out once for its key',
      about: CASH_OUT,
      needs: BETTING,
      capability: 'cashOut',
      walk: async (world) => {
        const { order, bets } = await anOrder(world);
        await place(world, { ...order, acceptOdds: 'any' });
        const { quote, done } = await carriedOut(world, order.marketId);
        const worst = Math.min(...quote.outcomes.map(({ result }) => result));
        claim(worst === quote.amount, `the quote says ${quote.amount}, its worst outcome is ${worst}`);
        claim(done.amount >= quote.amount, `it brought ${done.amount}, quoted were ${quote.amount}`);
        const again = answered(await world.after(bets.cashOut(quote.id, done.key)), 'the same again');
        claim(again.status === 'done' && again.amount === done.amount, 'the same key has another answer');
        const found = answered(await world.after(bets.cashOutByKey(done.key)), 'the cash out by its key');
        claim(found?.status === 'done', 'its key finds nothing, or another end');
      },
    },
    {
      title: 'a part of a position is cashed out, and the rest stays open',
      about: `${CASH_OUT} (part)`,
      needs: BETTING,
      capability: 'cashOutPart',
      walk: async (world) => {
        const { order } = await anOrder(world);
        await place(world, { ...order, acceptOdds: 'any' });
        const { quote, done } = await carriedOut(world, order.marketId, 50);
        claim(quote.part === 50, `the quote is about ${String(quote.part)} percent`);
        const results = quote.outcomes.map(({ result }) => result);
        claim(Math.max(...results) > Math.min(...results), 'nothing stays open');
        claim(done.part === 50, `the cash out says that it was ${String(done.part)} percent`);
        claim(done.amount >= quote.amount, `it brought ${done.amount}, quoted were ${quote.amount}`);
      },
    },
    {
      title: 'a key of a cash out that was never seen finds nothing',
      about: `${CASH_OUT} (KEY_UNKNOWN)`,
      needs: ['reads', 'logsIn'],
      capability: 'cashOut',
      walk: async (world) => {
        await world.logIn();
        const asked = await world.after(world.whole.betsGateway.cashOutByKey(world.ids.betKey()));
        const found = answered(offered(world, asked, 'asking for a cash out by its key'), 'a new key');
        claim(found === null, 'it finds a cash out');
      },
    },
    {
      title: 'a quote that is over is refused',
      about: `${CASH_OUT} (QUOTE_EXPIRED)`,
      needs: [...BETTING, 'advancesTime'],
      capability: 'cashOut',
      walk: async (world) => {
        const { order, bets } = await anOrder(world);
        await place(world, { ...order, acceptOdds: 'any' });
        const quote = await aQuote(world, order.marketId);
        await world.time.pass(quote.expiresInMs + 1_000);
        const late = answered(await world.after(bets.cashOut(quote.id, world.ids.betKey())), 'the cash out');
        claim(late.status === 'refused', 'it is carried out after its end');
      },
    },
  ]);
}

async function aQuote(
  world: ContractWorld,
  market: CashOutQuote['marketId'],
  part?: number,
): Promise<CashOutQuote> {
  const asked = await world.after(world.whole.betsGateway.cashOutQuote(market, part));
  if (asked.ok) return asked.value;
  const failure = refused(offered(world, asked, 'a quote for a cash out'), 'the quote');
  if (failure.kind === 'refused' && failure.code === 'NO_CASH_OUT')
    notTried(`there is no cash out now: ${failure.message ?? 'no reason is given'}`);
  throw new Error(`the quote failed: ${JSON.stringify(failure)}`);
}

async function carriedOut(
  world: ContractWorld,
  market: CashOutQuote['marketId'],
  part?: number,
): Promise<{ readonly quote: CashOutQuote; readonly done: CashOut }> {
  const reasons: string[] = [];
  for (let left = TRIES; left > 0; left -= 1) {
    const quote = await aQuote(world, market, part);
    const key = world.ids.betKey();
    const done = answered(await world.after(world.whole.betsGateway.cashOut(quote.id, key)), 'the cash out');
    if (done.status === 'done') return { quote, done };
    reasons.push(String(done.reason));
  }
  return notTried(`the market moved each time: ${reasons.join(', ')}`);
}
