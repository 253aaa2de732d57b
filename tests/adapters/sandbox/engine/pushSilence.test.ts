import { describe, expect, it } from 'vitest';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';
import { PushAlerts } from '@/adapters/sandbox/engine/push/PushAlerts';
import type { PushSurroundings } from '@/adapters/sandbox/engine/push/PushAlerts';
import { START } from './Bench';

/** A break ends the session as well, so in the whole engine one guard hides the other: here each stands alone. */
function sentWhen(here: Partial<PushSurroundings>): number {
  const push = new PushAlerts({
    kernel: new Kernel('push', START),
    userOf: () => 'asha',
    hasBreak: () => false,
    match: () => null,
    market: () => null,
    words: () => ({ title: 'Bet settled', body: 'You won ₹700.00.' }),
    ...here,
  });
  const browser = { token: 't', endpoint: 'https://push.example.net/1', p256dh: 'p', auth: 'a' };
  push.subscribe({ userId: 'asha', ...browser }, { rules: [], off: [], quiet: null, language: 'en' });
  push.settled('asha', 'Home v Away', 70_000, 'settled');
  return push.take().length;
}

describe('a browser that asked for push messages', () => {
  it('is told while its player is in', () => {
    expect(sentWhen({})).toBe(1);
  });

  it('is not told in a break, even if a session outlives it', () => {
    expect(sentWhen({ hasBreak: () => true })).toBe(0);
  });

  it.each([null, 'another'])('is not told once its session is over, or another’s: %s', (user) => {
    expect(sentWhen({ userOf: () => user })).toBe(0);
  });
});
