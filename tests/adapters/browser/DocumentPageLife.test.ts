import { describe, expect, it } from 'vitest';
import { DocumentPageLife } from '@/adapters/browser/DocumentPageLife';

function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const life = new DocumentPageLife(document as never, new EventTarget() as never);
  return {
    life,
    turn(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('a page in sight and out of it', () => {
  it('[SPORT-03] is told once for each turn, to whom it concerns, until they let go', () => {
    const { life, turn } = page();
    const received: string[] = [];
    const stops = [
      life.onHidden(() => received.push('hidden')),
      life.onVisible(() => received.push('visible')),
    ];
    turn('hidden');
    expect(life.visible).toBe(false);
    turn('visible');
    expect(received).toEqual(['hidden', 'visible']);
    for (const stop of stops) stop();
    turn('hidden');
    expect(received).toHaveLength(2);
  });
});
