import type { Withdrawal, WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import type { WithdrawalsGateway } from '../../ports/gateways/WithdrawalsGateway';
import type { SubmitParts } from '../../shared/SubmitOnce';

/** A request to be paid (F65). `moved`: it is known now that money has left the cash, so the balance is another. */
export function withdrawForm(
  gateway: Pick<WithdrawalsGateway, 'create' | 'byKey'>,
  moved: () => void,
): SubmitParts<WithdrawOrder, Withdrawal> {
  return {
    kind: 'withdrawal',
    refused: 'withdraw.refused',
    send: (order, key) => gateway.create(order, key),
    find: (key) => gateway.byKey(key),
    taken: moved,
  };
}
