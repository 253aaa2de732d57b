import { pngHeader } from '@tests/support/files/fileCorpus';
import { Bench } from '../Bench';
import type { Player, Reply } from '../Bench';

export interface AnsweredOrder {
  readonly order: {
    readonly id: string;
    readonly payAmount: string;
    readonly payCurrency: string;
    readonly credit: number;
    readonly expiresInMs: number;
    readonly extendable: boolean;
  };
}

export interface AnsweredDeposit {
  readonly deposit: { readonly id: string; readonly status: string; readonly reason: string | null };
}

const PNG = pngHeader(400, 300);

/** A player who deposits, spoken for over the wire. */
export class DepositBench {
  readonly bench = Bench.again();
  readonly player: Player = this.bench.player();
  private keys = 0;

  key(): string {
    this.keys += 1;
    return this.keys.toString(16).padStart(32, '0');
  }

  order(gateway: string, amount: number): Reply<AnsweredOrder> {
    return this.bench.post('/deposit/order', { gateway, amount }, this.player.token);
  }

  create(
    order: string,
    reference: string,
    { key = this.key(), proof = PNG as Uint8Array | null, player = this.player } = {},
  ): Reply<AnsweredDeposit> {
    const files = proof === null ? [] : [{ field: 'proof', name: 'x.png', type: 'image/png', bytes: proof }];
    const reply = this.bench.engine.handle({
      method: 'POST',
      path: '/deposit/create',
      query: {},
      headers: { token: player.token },
      body: { key, order, reference },
      client: 'client-1',
      files,
    });
    return { status: reply.status, headers: {}, body: reply.body as Reply<AnsweredDeposit>['body'] };
  }

  /** Orders and tells of a payment that fits. */
  deposit(gateway: string, amount: number, reference: string): Reply<AnsweredDeposit> {
    return this.create(this.order(gateway, amount).body.data.order.id, reference);
  }

  state(key: string): Reply<AnsweredDeposit> {
    return this.bench.get('/deposit/get', { key }, this.player.token);
  }

  /** Paise. */
  cash(): number {
    const { users } = this.bench.engine.audit();
    return users.find(({ userId }) => userId === this.player.id)?.cash ?? 0;
  }
}
