import { Bench, Player } from '../Bench';
import type { Reply } from '../Bench';

export interface WireRequestOut {
  readonly id: string;
  readonly key: string;
  readonly amount: number;
  readonly fee: number;
  readonly receives: number;
  readonly account: string;
  readonly status: string;
  readonly cancelled: boolean;
  readonly reason: string;
  readonly dueAt: string | null;
  readonly processedAt: string | null;
}

export interface WireOptions {
  readonly cash: number;
  readonly coins: number;
  readonly locked: number;
  readonly withdrawable: number;
  readonly onItsWay: number;
  readonly kyc: string;
  readonly today: number;
  readonly waiting: readonly string[];
}

/** A demo player (proved, with an account on file) who takes money out. */
export class Withdrawer extends Player {
  static open(bench = Bench.again()): Withdrawer {
    const { token, user } = bench.post<{ token: string; user: { mstruserid: string } }>('/login/demo', {})
      .body.data;
    return new Withdrawer(bench, token, user.mstruserid);
  }

  ask(body: Readonly<Record<string, unknown>> = {}): Reply<{ request: WireRequestOut }> {
    const usual = { key: this.bench.nextKey(), method: 'upi', amount: 500, address: 'asha@okaxis' };
    return this.bench.post('/withdrawRequest/create', { ...usual, ...body }, this.token);
  }

  cancel(id: string): Reply<{ request: WireRequestOut } | null> {
    return this.bench.post('/withdrawRequest/cancel', { id }, this.token);
  }

  options(): WireOptions {
    return this.bench.get<WireOptions>('/withdrawRequest/methods', {}, this.token).body.data;
  }

  list(query: Record<string, string> = {}): {
    readonly requests: readonly WireRequestOut[];
    readonly count: number;
  } {
    return this.bench.get<{ requests: readonly WireRequestOut[]; count: number }>(
      '/withdrawRequest/get',
      query,
      this.token,
    ).body.data;
  }

  banks(): readonly { readonly id: string; readonly type: string }[] {
    return this.bench.get<{ bankDetails: { banks: readonly { id: string; type: string }[] } }>(
      '/getBankAccountDetails',
      {},
      this.token,
    ).body.data.bankDetails.banks;
  }
}
