import { afterEach, describe, expect, it } from 'vitest';
import type { Backend, WholeBackend } from '@/adapters/composition/Backend';
import { EAGER } from '@/adapters/composition/eager';
import { LAZY } from '@/adapters/composition/lazy';
import { openPlayer, type Player } from '@/adapters/composition/openPlayer';
import { SPORTSBOOK } from '@/adapters/composition/sportsbook';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import type { SportsbookApp } from '@/application/SportsbookApp';
import { say } from '@/domain/shared/Message';
import { fakePlayerDevice } from '@tests/support/fakes/fakePlayerDevice';
import { until } from '@tests/support/until';
import { mockBackend } from '../../../examples/mock-backend/mockBackend';

/** Of the mock, what a first page asks, and of the rest what is named. */
function onlyWith(pick: (whole: WholeBackend) => WholeBackend): Backend {
  return (host) => {
    const { whole, ...first } = mockBackend()(host);
    return { ...first, whole: async () => pick(await whole()) };
  };
}

const { app: config } = configurationFrom({
  ...{ backend: 'remote', apiUrl: 'http://mock.invalid' },
  capabilities: { betKeys: true, betPlacement: true, marketStream: true },
});

let player: Player<SportsbookApp>;
afterEach(() => player.close());

function opened(features: 'EAGER' | 'LAZY' | 'SPORTSBOOK', backend: Backend) {
  const device = fakePlayerDevice(new ManualScheduler());
  const options = { config, device, backend };
  if (features === 'SPORTSBOOK') player = openPlayer({ ...options, features: SPORTSBOOK });
  else player = openPlayer({ ...options, features: features === 'EAGER' ? EAGER : LAZY });
  return { player, device };
}

describe.each(['EAGER', 'LAZY', 'SPORTSBOOK'] as const)(
  '%s on a backend that is written bit by bit',
  (features) => {
    it('shows matches to a visitor with two gateways, and says of all else that it is not offered', async () => {
      const { device } = opened(
        features,
        onlyWith(() => ({})),
      );
      const app = await player.whole();
      app.sports.watchList('upcoming');
      await until(() => app.sports.view.list('upcoming').state === 'ready', 'the list');
      const form = { username: 'meera', password: 'secret', remember: false };
      expect(await app.session.logIn(form)).toMatchObject({ error: { message: say('wire.notOffered') } });
      app.wallet.askAgain();
      await app.betting.loadOpenBets();
      expect(app.connection.view.status).toBe('idle');
      expect(device.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
    });

    it('logs in with a session gateway and the feed of a player', async () => {
      opened(
        features,
        onlyWith(({ sessionGateway, playerFeed }) => ({ sessionGateway, playerFeed })),
      );
      const app = await player.whole();
      const form = { username: 'meera', password: 'secret', remember: false };
      expect(await app.session.logIn(form)).toMatchObject({ ok: true });
      await until(() => app.wallet.view.current, 'the balance');
    });
  },
);

describe.each(['EAGER', 'SPORTSBOOK'] as const)('%s on a backend that does not open', (features) => {
  it('says so in the log and to who asks, and rejects nothing that nobody waits for', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown): void => void unheard.push(reason);
    process.on('unhandledRejection', hear);
    const { device } = opened(
      features,
      onlyWith(() => {
        throw new Error('not today');
      }),
    );
    await settle();
    expect(device.logger.lines).toMatchObject([
      { level: 'error', what: 'the app did not open', details: { reason: 'Error: not today' } },
    ]);
    await expect(player.whole()).rejects.toThrow('not today');
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });
});
