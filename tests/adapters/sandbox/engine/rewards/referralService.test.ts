import { describe, expect, it } from 'vitest';
import type { BetRecord } from '@/adapters/sandbox/engine/betting/BetRecord';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';
import { Ledger } from '@/adapters/sandbox/engine/money/Ledger';
import { Wallets } from '@/adapters/sandbox/engine/money/Wallets';
import { maskedName } from '@/adapters/sandbox/engine/rewards/Referral';
import { ReferralService } from '@/adapters/sandbox/engine/rewards/ReferralService';

function setUp() {
  const kernel = new Kernel('seed', 1_000);
  const ledger = new Ledger(kernel);
  const wallets = new Wallets(kernel, ledger, () => undefined);
  const received: string[] = [];
  const open: BetRecord[] = [];
  const events = {
    joined: () => void received.push('joined'),
    earned: (_: unknown, amount: number, first: boolean) =>
      void received.push(`earned ${amount}${first ? ' first' : ''}`),
  };
  const betsOf = (userId: string) => open.filter((bet) => bet.userId === userId);
  const service = new ReferralService(kernel, wallets, betsOf, events);
  for (const id of ['A', 'B', 'C']) wallets.open(id);
  let made = 0;
  const aBet = (userId: string, matched: number, changes: Partial<BetRecord> = {}): BetRecord => {
    made += 1;
    return { id: `B${made}`, userId, matched, status: 'settled', ...changes } as BetRecord;
  };
  return { kernel, ledger, wallets, service, received, open, aBet, events, betsOf };
}

describe('who brings whom', () => {
  it('[REWARD-02] a player has one code, made when first asked for', () => {
    const { service } = setUp();
    expect(service.codeOf('A')).toBeNull();
    const code = service.generate('A');
    expect(code).toMatch(/^[0-9A-F]{8}$/);
    expect(service.generate('A')).toBe(code);
    expect(service.generate('B')).not.toBe(code);
  });

  it('[REWARD-02] a sign-up with the code makes a friend, by the way that the link names', () => {
    const { service, received } = setUp();
    const code = service.generate('A');
    expect(service.join('B', `${code}-w`)).toBe(true);
    expect(service.join('C', code.toLowerCase())).toBe(true);
    expect(service.friendsOf('A').map(({ userId, channel }) => [userId, channel])).toEqual([
      ['C', 'link'],
      ['B', 'whatsapp'],
    ]);
    expect(received).toEqual(['joined', 'joined']);
  });

  it('[REWARD-02] nobody is their own friend, nobody has two, and nobody becomes their own ancestor', () => {
    const { service } = setUp();
    const [a, b, c] = ['A', 'B', 'C'].map((id) => service.generate(id));
    expect(service.join('A', a ?? '')).toBe(false);
    expect(service.join('B', a ?? '')).toBe(true);
    expect(service.join('B', c ?? '')).toBe(false);
    expect(service.join('A', b ?? '')).toBe(false);
    expect(service.join('C', b ?? '')).toBe(true);
    expect(service.join('A', c ?? '')).toBe(false);
    for (const nonsense of ['', 'XYZ', `${a}-z`, `${a}-w-w`, ` ${'A'.repeat(40)}`])
      expect(service.join('D', nonsense)).toBe(false);
  });

  it('[REWARD-02] a settled bet of a friend pays 2 % of its stake, once, rounded down', () => {
    const { service, wallets, ledger, received, aBet } = setUp();
    service.join('B', service.generate('A'));
    const bet = aBet('B', 10_049);
    service.betChanged(bet);
    service.betChanged(bet);
    expect(wallets.of('A').cash).toBe(1_000_200);
    expect(wallets.of('B').cash).toBe(1_000_000);
    service.betChanged(aBet('B', 5_000));
    expect(service.friendsOf('A')[0]).toMatchObject({ earned: 300, firstBetAt: 1_000 });
    expect(received).toEqual(['joined', 'earned 200 first', 'earned 100']);
    expect(ledger.sum()).toBe(0);
    for (const changes of [
      { status: 'void' },
      { status: 'matched' },
      { cashOut: 'k' },
      { matched: 0 },
    ] as const)
      service.betChanged(aBet('B', 5_000, changes));
    service.betChanged(aBet('C', 5_000));
    expect(wallets.of('A').cash).toBe(1_000_300);
  });

  it('[REWARD-02] never more than the limit for a friend, expectations included', () => {
    const { service, wallets, open, aBet } = setUp();
    service.join('B', service.generate('A'));
    service.betChanged(aBet('B', 4_900_000));
    const [friend] = service.friendsOf('A');
    if (friend === undefined) throw new Error('no friend');
    open.push(aBet('B', 60_000, { status: 'matched' }), aBet('B', 90_000, { status: 'settled' }));
    expect(service.pendingOf(friend)).toBe(1_200);
    open.push(aBet('B', 90_000, { status: 'matched' }));
    expect(service.pendingOf(friend)).toBe(2_000);
    service.betChanged(aBet('B', 4_900_000));
    service.betChanged(aBet('B', 4_900_000));
    expect(wallets.of('A').cash).toBe(1_100_000);
    expect(service.pendingOf(friend)).toBe(0);
  });

  it('[REWARD-02] counts who opened a link, by its way; unknown codes count for nothing', () => {
    const { service } = setUp();
    const code = service.generate('A');
    for (const raw of [code, `${code}-q`, `${code}-q`, 'FFFFFFFF', '']) service.visited(raw);
    expect([
      service.clicksOf('A', 'link'),
      service.clicksOf('A', 'qr'),
      service.clicksOf('A', 'share'),
    ]).toEqual([1, 2, 0]);
  });

  it('[REWARD-02] outlives a restart, and goes with its account', () => {
    const { kernel, wallets, service, betsOf, events } = setUp();
    const code = service.generate('A');
    service.visited(code);
    service.join('B', code);
    const again = new ReferralService(kernel, wallets, betsOf, events, service.save());
    expect(again.save()).toEqual(service.save());
    expect(again.join('C', code)).toBe(true);
    again.forget('A');
    expect(again.friendsOf('A')).toEqual([]);
    expect(again.join('D', code)).toBe(false);
    expect(again.save()).toEqual({ codes: [], friends: [], clicks: [] });
  });

  it.each([
    ['Asha Rao', 'As•••'],
    ['  Jo ', 'J•••'],
    ['', '•••'],
    ['Österberg', 'Ös•••'],
  ])('[REWARD-02] %j is shown as %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});
