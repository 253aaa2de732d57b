import type { Backend } from '@/adapters/composition/Backend';
import { EAGER } from '@/adapters/composition/eager';
import { openPlayer } from '@/adapters/composition/openPlayer';
import { together } from '@/adapters/composition/together';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { sandboxBackend } from '@/adapters/composition/wire/sandboxBackend';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { fakePlayerDevice } from '@tests/support/fakes/fakePlayerDevice';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { startBrowserSandbox } from './startBrowserSandbox';

/** A player on a backend that has sessions, sports and betting, and no other gateway; its operator wrote no texts either. */
export async function sportsOnlyPlayer() {
  const { running: sandbox } = await startBrowserSandbox();
  const { app: config, ...settings } = configurationFrom({
    backend: 'sandbox',
    brand: { pages: { terms: ['en'] } },
  });
  const open = sandboxBackend(sandbox, { settings, calls: EAGER_WIRE });
  const backend: Backend = (host) => {
    const first = open(host);
    return {
      ...first,
      whole: () =>
        together([first.whole()], ({ sessionGateway, betsGateway, playerFeed, marketFeed }) => ({
          ...{ sessionGateway, betsGateway, playerFeed, marketFeed },
        })),
    };
  };
  const given = fakePlayerDevice(new ManualScheduler());
  const { content: _none, ...whole } = given.whole();
  const player = openPlayer({ config, device: { ...given, whole: () => whole }, backend, features: EAGER });
  return { ...player, device: given };
}
