import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '@/domain/shared/Result';
import { rupees } from '@/domain/shared/Money';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { ASHA_IN, aWallet } from '@tests/support/mothers/sessionMother';
import { runs } from '@tests/support/runs';

/** A server with a wallet and a counter of its changes, which begins again when it is restored from a copy. */
class Server {
  amount = 100;
  version = 50;
  #late: (() => void)[] = [];

  constructor(private readonly core: Core) {
    core.feed.requestBalance = () => Promise.resolve(ok(this.wallet()));
  }

  wallet() {
    return aWallet(this.amount, this.version);
  }

  change(to: number, received: 'whole' | 'alone' | 'late' | 'never'): void {
    this.amount = to;
    this.version += 1;
    const whole = this.wallet();
    if (received === 'whole') this.core.feed.tell((listener) => listener.balancePushed?.(whole));
    if (received === 'alone')
      this.core.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(to) }));
    if (received === 'late') this.#late.push(() => this.core.feed.tell((l) => l.balancePushed?.(whole)));
  }

  deliverLate(): void {
    for (const deliver of this.#late.splice(0)) deliver();
  }

  /** The counter begins again; what was on its way is lost with the process. */
  restore(): void {
    this.version = 0;
    this.#late = [];
  }

  reconnect(): void {
    this.#late = [];
    this.core.feed.become('reconnecting');
    this.core.feed.become('connected');
  }
}

const received = fc.constantFrom('whole', 'alone', 'late', 'never');
const step = fc.oneof(
  fc.record({ what: fc.constant('change'), to: fc.integer({ min: 0, max: 999 }), received }),
  fc.record({ what: fc.constantFrom('deliverLate', 'restore', 'reconnect', 'restoreAndReconnect') }),
  fc.record({ what: fc.constant('pass'), ms: fc.integer({ min: 0, max: 3000 }) }),
);

describe('a balance always heals', () => {
  it('[F91] [F46] whatever changed, was restored, came late or never: the next word of the server is what is shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(step, { maxLength: 25 }),
        async (stored, steps) => {
          const core = aCore();
          const server = new Server(core);
          core.wallet.walletReplaced(aWallet(7777, stored));
          core.wallet.walletAged();
          core.listenToFeed.start();
          core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
          core.feed.become('connected');
          for (const each of steps) {
            if (each.what === 'change') server.change(each.to, each.received);
            if (each.what === 'deliverLate') server.deliverLate();
            if (each.what.startsWith('restore')) server.restore();
            if (each.what.endsWith('econnect')) server.reconnect();
            if (each.what === 'pass') await core.scheduler.pass(each.ms);
          }
          server.deliverLate();
          await core.scheduler.pass(5000);
          // One more change, told as the server tells all of them.
          server.change(4321, 'whole');
          await core.scheduler.pass(5000);
          expect(core.wallet.wallet).toEqual(server.wallet());
          expect(core.wallet.current).toBe(true);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('[F91] a counter that begins again on a living connection: the answer is believed when it is given twice', async () => {
    const core = aCore();
    const server = new Server(core);
    core.listenToFeed.start();
    core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    core.feed.become('connected');
    await core.scheduler.pass(5000);
    server.restore();
    server.change(60, 'whole');
    expect(core.wallet.wallet).toEqual(aWallet(100, 50));
    await core.scheduler.pass(0);
    expect(core.wallet.wallet).toEqual(aWallet(100, 50));
    await core.scheduler.pass(1000);
    expect(core.wallet.wallet).toEqual(aWallet(60, 1));
  });

  it('[F91] a counter that begins again and comes to the same number: the server is asked', async () => {
    const core = aCore();
    const server = new Server(core);
    core.listenToFeed.start();
    core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    core.feed.become('connected');
    await core.scheduler.pass(5000);
    server.version = 49;
    server.change(60, 'whole');
    await core.scheduler.pass(0);
    expect(core.wallet.wallet).toEqual(aWallet(60, 50));
  });

  it('[F46] an answer from a copy that lags is not shown when the next one has caught up', async () => {
    const core = aCore();
    const answers = [aWallet(100, 50), aWallet(90, 49), aWallet(100, 50), aWallet(80, 48), aWallet(100, 50)];
    core.feed.requestBalance = () => Promise.resolve(ok(answers.shift() ?? aWallet(100, 50)));
    core.lifecycle.start(ASHA_IN.token, ASHA_IN.user);
    core.feed.status = 'connected';
    for (let asked = 0; asked < 3; asked += 1) {
      void core.syncWallet.sync();
      await core.scheduler.pass(5000);
    }
    expect(new Set(core.wallet.shown.map(({ version }) => version))).toEqual(new Set([50]));
  });
});
