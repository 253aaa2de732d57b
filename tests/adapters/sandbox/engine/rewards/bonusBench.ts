import type { BetRecord } from '@/adapters/sandbox/engine/betting/BetRecord';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';
import { Ledger } from '@/adapters/sandbox/engine/money/Ledger';
import { Wallets } from '@/adapters/sandbox/engine/money/Wallets';
import type { Bonus } from '@/adapters/sandbox/engine/rewards/Bonus';
import { BonusService } from '@/adapters/sandbox/engine/rewards/BonusService';

export const DAY = 86_400_000;

/** A desk with one player, and what it told. */
export function bonusBench() {
  const kernel = new Kernel('seed', 1_000);
  const ledger = new Ledger(kernel);
  const wallets = new Wallets(kernel, ledger, () => undefined);
  const received: string[] = [];
  const service = new BonusService(kernel, wallets, {
    changed: () => void received.push('changed'),
    earned: (_, part) => void received.push(`earned ${part.number}`),
    expired: (_, lost) => void received.push(`expired ${lost}`),
  });
  wallets.open('PL1');
  let made = 0;
  const nextKey = (): string => (made += 1).toString(16).padStart(32, '0');
  return {
    kernel,
    ledger,
    wallets,
    service,
    received,
    nextKey,
    claim(offerId: string): Bonus {
      const bonus = service.claim('PL1', offerId, nextKey());
      if (typeof bonus === 'string') throw new Error(bonus);
      return bonus;
    },
    bet(changes: Partial<BetRecord> = {}, stake = 50_000): BetRecord {
      made += 1;
      const settled = {
        id: `B${made}`,
        userId: 'PL1',
        matched: stake,
        weight: stake * 200,
        status: 'settled',
        createdAt: kernel.now,
        marketKind: 'match_odds',
        selection: 'Indore',
        matchName: 'Indore v Kochi',
        order: { side: 'back', odds: 200, stake },
        ...changes,
      } as BetRecord;
      service.betChanged(settled);
      return settled;
    },
    round(stake: number, beganAt = kernel.now): void {
      made += 1;
      const round = {
        id: `R${made}`,
        userId: 'PL1',
        game: 'Mines',
        stake,
        state: 'paid',
        paid: 0,
        at: kernel.now,
      } as const;
      service.roundEnded(round, beganAt);
    },
    pass(ms: number): void {
      kernel.now += ms;
      service.runDue();
    },
  };
}
