// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { bindingsOf } from '@/adapters/composition/bindingRecords';
import { joinCashier } from '@/adapters/composition/later/joinCashier';
import { FEATURE } from '@/adapters/composition/features';
import { getFrom } from '@/adapters/composition/getFrom';
import { joinFeatures } from '@/adapters/composition/joinFeatures';
import { openContainer } from '@/adapters/composition/openContainer';
import { joinPlaySafe } from '@/adapters/composition/later/joinPlaySafe';
import { portToken } from '@/adapters/composition/PortToken';
import { joinProfile } from '@/adapters/composition/later/joinProfile';
import { provide, provideClass, provideValue } from '@/adapters/composition/provide';
import { joinRewards } from '@/adapters/composition/later/joinRewards';
import { PORT } from '@/adapters/composition/tokens';
import { wiringFaults } from '@scripts/wiring/wiringFaults';
import { loadParts, newContainer, wiringPart } from '@/adapters/composition/wiringPart';
import type { Binder } from '@/adapters/composition/wiringPart';
import { EAGER } from '@/adapters/composition/eager';
import { openWholeApp } from '@/adapters/composition/openWholeApp';
import { openPlayer } from '@/adapters/composition/openPlayer';
import { EAGER_WIRE } from '@/adapters/composition/wire/eagerWire';
import { wireBackend } from '@/adapters/composition/wire/wireBackend';
import type { WholeAppParts } from '@/adapters/composition/WholeAppParts';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { fakePlayerDevice } from '@tests/support/fakes/fakePlayerDevice';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';

const never = (): never => {
  throw new Error('the wiring asks for no later part');
};
const LATER = {
  cashier: { open: never },
  rewards: { open: never },
  profile: { open: never },
  content: { open: never },
  playSafe: { open: never },
  reports: { open: never },
  search: { open: never },
  alerts: { open: never },
  autoCashOut: { open: never },
};

/** The container of the whole app, with every part in it that comes later. */
async function wholeContainer(streams: boolean) {
  const { app: config, ...settings } = configurationFrom({
    backend: 'remote',
    apiUrl: 'http://127.0.0.1:1',
    capabilities: { marketStream: streams },
  });
  const made: WholeAppParts[] = [];
  openPlayer({
    config,
    device: fakePlayerDevice(new ManualScheduler()),
    backend: wireBackend({
      settings,
      transport: () => new Promise(() => undefined),
      openSocket: () => new Promise(() => undefined),
      calls: EAGER_WIRE,
    }),
    features: {
      ...EAGER,
      script: () => ({ openWholeApp: (parts) => (made.push(parts), openWholeApp(parts)) }),
    },
  });
  const [whole] = made;
  if (whole === undefined) throw new Error('an eager player is whole at once');
  const container = openContainer(whole);
  joinFeatures(container, whole.first, LATER);
  for (const join of [joinCashier, joinRewards, joinProfile, joinPlaySafe]) await join(container, whole);
  return container;
}

describe('the wiring of the whole app, by what its bindings record', () => {
  for (const streams of [true, false])
    it(`has nothing unbound, unneeded or going in a circle (${streams ? 'streamed' : 'polled'} prices)`, async () => {
      expect(wiringFaults(await wholeContainer(streams))).toEqual([]);
    });

  it('says of a binding which part it belongs to, what kind it is and what it needs', async () => {
    const bindings = bindingsOf(await wholeContainer(true));
    expect(bindings.get(FEATURE.betting)).toMatchObject({ part: 'features', kind: 'feature' });
    expect(bindings.get(FEATURE.betting)?.needs).toEqual(
      expect.arrayContaining([PORT.betsGateway, FEATURE.notify]),
    );
    expect(bindings.get(PORT.playerFeed)).toMatchObject({ part: 'whole', kind: 'value' });
    expect(bindings.get(PORT.clock)).toEqual({ part: 'first page', kind: 'value', needs: [] });
  });
});

class Upper {
  constructor(readonly lower: Lower) {}
}
class Lower {
  constructor(readonly upper: Upper) {}
}
class Alone {}

describe('a wiring that is wrong', () => {
  const FIGURE = portToken<number>('Figure');
  const faultsOf = (load: (to: Binder) => void): readonly string[] => {
    const container = newContainer();
    loadParts(container, wiringPart('part', load));
    return wiringFaults(container);
  };

  it('names what needs something that is not bound', () => {
    const text = portToken<string>('Text');
    const faults = faultsOf((to) => {
      provide(to, text, [FIGURE], String);
      provide(to, portToken('Unused'), [text], () => 0);
    });
    expect(faults).toContain('part: Text needs Figure, which is not bound');
  });

  it('names what is bound and never needed', () => {
    expect(faultsOf((to) => provideClass(to, Alone, []))).toEqual(['part: Alone is bound and never needed']);
  });

  it('finds needed what a door takes out, and what stands since the first page', () => {
    const container = newContainer();
    loadParts(
      container,
      wiringPart('part', (to) => {
        provideClass(to, Alone, []);
        provideValue(to, FIGURE, 1);
      }),
    );
    expect(getFrom(container)(Alone)).toBeInstanceOf(Alone);
    expect(wiringFaults(container)).toEqual([]);
  });

  it('names a circle by its members', () => {
    const faults = faultsOf((to) => {
      provideClass(to, Upper, [Lower]);
      provideClass(to, Lower, [Upper]);
    });
    expect(faults).toEqual(['a circle: Upper -> Lower -> Upper']);
  });
});
