import { paise } from '@/domain/shared/Money';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import type { CashierGateways } from '@/adapters/composition/Backend';
import { answered, claim, notOffered, notTried, refused, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { nothingDropped } from './nothingDropped';
import { offered } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';
import { balanceOf } from './walletContract';

const DEPOSITS = 'CASH-01; docs/wire.md 4.5';
const WITHDRAWALS = 'CASH-02; docs/wire.md 4.6';
const reading = ['reads', 'logsIn'] as const;
const moving = ['reads', 'logsIn', 'movesMoney'] as const;

/** Money in and out: what is begun here is taken back. */
export function cashierContract(open: OpenBackend): readonly ContractCase[] {
  return [
    ...contractOf('deposits', open, [
      {
        title: 'the ways to pay in can be read, with limits that can be met',
        about: DEPOSITS,
        needs: reading,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'depositsGateway');
          const { gateways } = answered(await world.after(gateway.gateways()), 'the ways to pay in');
          const wrong = gateways.filter(({ min, max }) => min > max).map(({ name }) => name);
          claim(wrong.length === 0, `the least is above the most: ${wrong.join(', ')}`);
          nothingDropped(world);
        },
      },
      {
        title: 'the last deposits can be read',
        about: DEPOSITS,
        needs: reading,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'depositsGateway');
          answered(await world.after(gateway.overview()), 'the last deposits');
          nothingDropped(world);
        },
      },
      {
        title: 'an order says what is to be paid, is the same when asked again, and moves nothing',
        about: DEPOSITS,
        needs: moving,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'depositsGateway');
          const { gateways } = answered(await world.after(gateway.gateways()), 'the ways to pay in');
          const way = gateways.find(({ flow, closed }) => flow === 'transfer' && closed === null);
          if (way === undefined) notTried('no way to pay in is open');
          const before = await balanceOf(world);
          const asked = await world.after(gateway.order(way.id, way.min));
          const order = answered(offered(world, asked, 'an order of a deposit'), 'the order');
          claim(order.amount === way.min, `an order of ${order.amount} where ${way.min} was asked for`);
          const again = answered(await world.after(gateway.order(way.id, way.min)), 'the same order again');
          claim(again.id === order.id, 'the same again is another order');
          const after = await balanceOf(world);
          claim(after.balance === before.balance, 'the balance moved, though nothing was paid');
        },
      },
      {
        title: 'less than the least is refused with a word that says so',
        about: `${DEPOSITS} (BELOW_MIN)`,
        needs: moving,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'depositsGateway');
          const { gateways } = answered(await world.after(gateway.gateways()), 'the ways to pay in');
          const way = gateways.find(({ closed, min }) => closed === null && min > 100);
          if (way === undefined) notTried('no way to pay in is open');
          const asked = await world.after(gateway.order(way.id, paise(way.min - 100)));
          const failure = refused(asked, 'less than the least');
          claim(
            failure.kind === 'refused' && failure.code === 'BELOW_MIN',
            `it failed as ${JSON.stringify(failure)}`,
          );
        },
      },
      {
        title: 'a key of a deposit that was never seen finds nothing',
        about: `${DEPOSITS} (KEY_UNKNOWN)`,
        needs: reading,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'depositsGateway');
          const asked = await world.after(gateway.byKey(world.ids.submissionKey()));
          const found = answered(offered(world, asked, 'asking for a deposit by its key'), 'a new key');
          claim(found === null, 'it finds a deposit');
        },
      },
    ]),
    ...contractOf('withdrawals', open, [
      {
        title: 'the ways out can be read, and never more can go out than is there',
        about: WITHDRAWALS,
        needs: reading,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'withdrawalsGateway');
          const { situation } = answered(await world.after(gateway.options()), 'the ways out');
          claim(
            situation.withdrawable <= situation.cash,
            `${situation.withdrawable} paise can go out of ${situation.cash}`,
          );
          nothingDropped(world);
        },
      },
      {
        title: 'a withdrawal takes its money at once, is one for its key, and gives it back when cancelled',
        about: WITHDRAWALS,
        needs: moving,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'withdrawalsGateway');
          const { order, key } = await aWithdrawal(world);
          const before = (await balanceOf(world)).cash ?? notTried('the backend does not say its cash');
          const made = answered(await world.after(gateway.create(order, key)), 'the withdrawal');
          try {
            const again = answered(await world.after(gateway.create(order, key)), 'the same again');
            claim(again.id === made.id, 'the same key made two withdrawals');
            const found = answered(await world.after(gateway.byKey(key)), 'the withdrawal by its key');
            claim(found?.id === made.id, 'its key finds another withdrawal, or none');
            const meanwhile = (await balanceOf(world)).cash ?? 0;
            claim(before - meanwhile === order.amount, `the cash fell by ${before - meanwhile} paise`);
          } finally {
            await takeBack(world, made);
          }
          const after = (await balanceOf(world)).cash ?? 0;
          claim(after === before, `${before - after} paise did not come back`);
        },
      },
      {
        title: 'a withdrawal of nothing is refused',
        about: `${WITHDRAWALS} (BELOW_MIN)`,
        needs: moving,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'withdrawalsGateway');
          const { order, key } = await aWithdrawal(world);
          const asked = await world.after(gateway.create({ ...order, amount: paise(0) }, key));
          if (asked.ok) await takeBack(world, asked.value);
          const failure = refused(asked, 'a withdrawal of nothing');
          claim(failure.kind === 'refused', `it failed as ${failure.kind}`);
        },
      },
    ]),
    ...contractOf('bank accounts and identity', open, [
      {
        title: 'the accounts can be read, and none is named by its whole number',
        about: 'CASH-04; docs/wire.md 4.7',
        needs: ['reads', 'logsIn'],
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'bankAccountsGateway');
          answered(await world.after(gateway.list(0)), 'the accounts');
          nothingDropped(world);
        },
      },
      {
        title: 'the documents of a player, and what is asked for, can be read',
        about: 'CASH-05; docs/wire.md 4.9',
        needs: reading,
        walk: async (world) => {
          const gateway = await gatewayOf(world, 'kycGateway');
          answered(await world.after(gateway.sheet()), 'the identity check');
          nothingDropped(world);
        },
      },
    ]),
  ];
}

async function gatewayOf<Name extends keyof CashierGateways>(
  world: ContractWorld,
  name: Name,
): Promise<CashierGateways[Name]> {
  await world.logIn();
  const gateways: Partial<CashierGateways> = (await world.whole.cashier?.()) ?? {};
  return gateways[name] ?? notOffered(name);
}

async function aWithdrawal(world: ContractWorld) {
  const gateway = await gatewayOf(world, 'withdrawalsGateway');
  const { methods, situation } = answered(await world.after(gateway.options()), 'the ways out');
  const suits = ({ id, mode, closed, min }: WithdrawMethod): boolean =>
    mode === 'upi' && closed === null && !situation.waiting.includes(id) && min <= situation.withdrawable;
  const method = methods.find(suits);
  if (method === undefined) notTried('no withdrawal to a UPI address is open to this account now');
  if (situation.kyc !== 'approved') notTried(`the identity check of this account is ${situation.kyc}`);
  const target = { kind: 'address', address: 'judge@okaxis', network: null } as const;
  return {
    order: { method: method.id, amount: method.min, target, note: '' },
    key: world.ids.submissionKey(),
  };
}

async function takeBack(world: ContractWorld, { id }: Withdrawal): Promise<void> {
  const gateway = await gatewayOf(world, 'withdrawalsGateway');
  const cancel = answered(await world.after(gateway.cancel(id)), 'the cancel of the withdrawal');
  claim(cancel.cancelled || cancel.status === 'declined', `after the cancel it is ${cancel.status}`);
}
