import type { DepositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import type { Ports } from '../../ports/Ports';

const PLACE = 'deposit.reference:';
const MAX_LENGTH = 200;

/** The id of a payment as it was typed and not sent yet, by its order: for the session of this tab, so that a reload loses no typing. */
export class TypedReference {
  constructor(private readonly ports: Pick<Ports, 'sessionStore'>) {}

  /** Empty: nothing was typed, or what is stored is none of ours (F71). */
  read(order: DepositOrderId): string {
    const stored = this.ports.sessionStore.read(`${PLACE}${order}`) ?? '';
    return stored.length > MAX_LENGTH ? '' : stored;
  }

  write(order: DepositOrderId, text: string): void {
    if (text === '') this.ports.sessionStore.remove(`${PLACE}${order}`);
    else this.ports.sessionStore.write(`${PLACE}${order}`, text.slice(0, MAX_LENGTH));
  }

  /** Of all orders. */
  remove(): void {
    for (const key of this.ports.sessionStore.keys())
      if (key.startsWith(PLACE)) this.ports.sessionStore.remove(key);
  }
}
