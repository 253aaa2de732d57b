import type { BetOrder } from '@/application/ports/gateways/BetsGateway';
import type { Bet } from '@/domain/betting/Bet';
import { canKeepInPlay } from '@/domain/betting/canKeepInPlay';
import { odds } from '@/domain/shared/Odds';
import type { Market } from '@/domain/sports/Market';
import { anOrder, place } from './anOrder';
import { byKey } from './betsContract';
import { answered, claim, notOffered, notTried, type ContractCase } from './ContractCase';
import { matchesOf } from './matchesOf';
import { contractOf } from './contractOf';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';

const BETTING = ['reads', 'logsIn', 'bets'] as const;
/** So far above any favourite that it waits; both are on every ladder. */
const WAITING = odds(5_000);
const DEARER = odds(5_500);

const UNLESS = 'bets wait here; it may be left out where no market says allowUnmatched';
const CANCELLING = `cancelling a bet (${UNLESS})`;
const CHANGING = `changing a bet (${UNLESS})`;

/** What waits can be taken back and changed. */
export function changingBetsContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('cancel and edit', open, [
    {
      title: 'a bet that waits is cancelled, and nothing of it is at risk any more',
      about: 'docs/wire.md 4.3 (changing what waits)',
      needs: BETTING,
      walk: async (world) => {
        const before = await atRisk(world);
        const { bet } = await aWaitingBet(world);
        const cancel = await world.after(world.whole.betsGateway.cancel(bet.id));
        const ended = answered(offered(world, cancel, CANCELLING), 'the cancel');
        claim(ended.status === 'cancelled', `the answer says ${ended.status}`);
        const found = await byKey(world, bet.key);
        claim(found?.status === 'cancelled', `afterwards it is ${String(found?.status)}`);
        const after = await atRisk(world);
        claim(after <= before, `${after - before} paise are still at risk`);
      },
    },
    {
      title: 'a bet is cancelled while its in-play delay runs',
      about: 'docs/wire.md 4.3 (changing what waits)',
      needs: BETTING,
      capability: 'cancelInDelay',
      walk: async (world) => {
        const { order, bets } = await anOrder(world, isDelayed, ' in play, with a delay');
        const before = await atRisk(world);
        const bet = await place(world, order);
        if (bet.status !== 'pending') notTried(`the bet did not wait: it is ${bet.status}`);
        const cancel = offered(
          world,
          await world.after(bets.cancel(bet.id)),
          'cancelling a bet during its delay',
        );
        const found = await byKey(world, bet.key);
        if (!cancel.ok) {
          if (found?.status === 'pending') notOffered('cancelling a bet during its delay');
          notTried(`the delay was over first: the bet is ${String(found?.status)}`);
        }
        claim(cancel.value.status === 'cancelled', `the answer says ${cancel.value.status}`);
        claim(found?.status === 'cancelled', `afterwards it is ${String(found?.status)}`);
        const after = await atRisk(world);
        claim(after <= before, `${after - before} paise are still at risk`);
      },
    },
    {
      title: 'a bet that waits says that it stays when its market turns in play',
      about: 'docs/wire.md 4.3 (keepInPlay)',
      needs: BETTING,
      capability: 'keepInPlay',
      walk: async (world) => {
        const matches = await matchesOf(world);
        const markets = matches.flatMap(({ matchOdds }) => matchOdds ?? []);
        if (!markets.some(({ keepInPlay }) => keepInPlay === true)) notOffered('keeping a bet in play');
        const { order } = await anOrder(world, canKeepInPlay, ', is not in play and keeps what waits');
        const bet = await place(world, { ...order, odds: WAITING, keepInPlay: true });
        if (bet.status !== 'unmatched') notTried(`at odds of 50 the bet is ${bet.status}`);
        claim(bet.keepInPlay === true, 'the bet does not say that it stays');
        const found = await byKey(world, bet.key);
        claim(found?.keepInPlay === true, 'asked for by its key it does not say that it stays');
        answered(await world.after(world.whole.betsGateway.cancel(bet.id)), 'the cancel');
      },
    },
    {
      title: 'a bet that waits is changed: the old one ends, and another takes its place',
      about: 'docs/wire.md 4.3 (changing what waits)',
      needs: BETTING,
      walk: async (world) => {
        const { bet } = await aWaitingBet(world);
        const { betsGateway: bets } = world.whole;
        const edit = {
          ...{ betId: bet.id, key: world.ids.betKey(), odds: DEARER },
          ...{ stake: bet.stake, waiting: bet.stake },
        };
        const result = offered(world, await world.after(bets.edit(edit)), CHANGING);
        const changed = answered(result, 'the change');
        claim(changed.bet.status === 'cancelled', `the old one is ${changed.bet.status}`);
        claim(changed.replacement.requestedOdds === DEARER, 'the new one has other odds than asked for');
        const again = answered(await world.after(bets.edit(edit)), 'the same change again');
        claim(again.replacement.id === changed.replacement.id, 'the same key made two bets');
        const found = await byKey(world, edit.key);
        claim(found?.id === changed.replacement.id, 'its key finds another bet, or none');
        answered(await world.after(bets.cancel(changed.replacement.id)), 'the cancel of the new one');
      },
    },
  ]);
}

const isDelayed = ({ inPlay, delaySeconds }: Market): boolean => inPlay && delaySeconds > 0;

async function atRisk({ whole, after, logIn }: ContractWorld): Promise<number> {
  await logIn();
  return answered(await after(whole.betsGateway.exposure()), 'the exposure').total;
}

async function aWaitingBet(world: ContractWorld): Promise<{ readonly order: BetOrder; readonly bet: Bet }> {
  const waits = ({ allowUnmatched, inPlay }: Market): boolean => allowUnmatched && !inPlay;
  const found = await anOrder(world, waits, ', is not in play and lets bets wait (allowUnmatched)');
  const order = { ...found.order, odds: WAITING };
  const bet = await place(world, order);
  if (bet.status !== 'unmatched')
    notTried(`no bet waits here: at odds of 50 it is ${bet.status} (${String(bet.reason)})`);
  return { order, bet };
}
