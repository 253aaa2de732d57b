import { expect, it } from 'vitest';
import { nodeDevice } from '@/adapters/composition/node/nodeDevice';
import { openPlayer } from '@/adapters/composition/openPlayer';
import { SPORTSBOOK } from '@/adapters/composition/sportsbook';
import { SPORTSBOOK_WIRE } from '@/adapters/composition/wire/sportsbookCalls';
import { say, type Message } from '@/domain/shared/Message';
import { openVirtualSandbox } from '../../player-core/testing/openVirtualSandbox';

it('a sportsbook plays on the engine in a time of its own, in a process that is told of no lost memory', async () => {
  const started = Date.UTC(2026, 0, 15, 12);
  const { config, backend, own, time } = openVirtualSandbox('a seed', started, { calls: SPORTSBOOK_WIRE });
  const said: Message[] = [];
  const quiet = (): void => undefined;
  const player = openPlayer({
    config,
    backend,
    features: SPORTSBOOK,
    device: nodeDevice({
      ownOrigin: 'http://127.0.0.1',
      logger: { info: quiet, warn: quiet, error: quiet },
      notifier: { show: ({ message }) => said.push(message), update: quiet, dismiss: quiet },
      time: own,
      ids: own.ids,
    }),
  });
  const app = await player.whole();
  await time.until(() => app.brand.view.demoOffered, 'the demo');
  await app.session.logInAsDemo();
  await time.until(() => app.wallet.view.current, 'the balance');
  expect(said).toEqual([say('login.success')]);
  player.close();
});
