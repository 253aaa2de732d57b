import { describe, expect, it } from 'vitest';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { mockBackend } from '../../examples/mock-backend/mockBackend';
import { openTerminal } from '../../examples/terminal/openTerminal';
import { seededIds } from '@/adapters/node/seededIds';
import type { Facts } from '../../examples/terminal/Terminal';
import { virtualTime } from '@/adapters/node/virtualTime';

function onTheMock() {
  const scheduler = new ManualScheduler();
  const { clock } = scheduler;
  const { app: config } = configurationFrom({
    backend: 'remote',
    apiUrl: 'http://mock.invalid',
    capabilities: { betKeys: true, betPlacement: true },
  });
  const said: Facts[] = [];
  const opened = openTerminal({
    config,
    backend: mockBackend(),
    time: virtualTime(scheduler, () => undefined),
    own: { clock, scheduler, ids: seededIds('mock') },
    say: (event, facts) => said.push({ event, ...facts }),
  });
  return { ...opened, only: (event: string) => said.filter((each) => each['event'] === event) };
}

describe('a mock backend that is a value', () => {
  it('carries a player from the log-in to a bet and its money', async () => {
    const { run, only, close } = onTheMock();
    for (const line of [
      'login meera secret',
      'list upcoming',
      'match 1',
      'back 1 250',
      'place',
      'bets',
      'wait 2',
      'balance',
    ])
      await run(line);
    expect(only('misunderstood')).toEqual([]);
    expect(only('prices')).toMatchObject([{ markets: [{ prices: 'live' }] }]);
    expect(only('placed')).toMatchObject([{ price: '2.00', stake: 250, status: 'matched' }]);
    expect(only('bets')).toMatchObject([{ bets: [{ stake: 250 }] }]);
    expect(only('balance')).toMatchObject([{ cash: 750, exposure: 250 }]);
    close();
  });

  it('leaves out what it has no answer for: that is said, and nothing throws', async () => {
    const { run, only, close } = onTheMock();
    for (const line of ['login meera secret', 'list upcoming', 'match 1', 'statement', 'cashout'])
      await run(line);
    expect(only('failed')).toMatchObject([{ why: 'This is not available on this site.' }]);
    expect(only('nothingToCashOut')).toHaveLength(1);
    close();
  });
});
