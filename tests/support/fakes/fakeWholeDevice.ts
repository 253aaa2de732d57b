import type { WholeDevice } from '@/adapters/composition/WholeDevice';
import { ok } from '@/domain/shared/Result';
import { FakeGameFrames } from './FakeCasino';

/** A device without a browser: silent, and whatever is opened, drawn or written on it goes nowhere. */
export function fakeWholeDevice(): WholeDevice {
  const qrCodes = { squares: () => Promise.resolve([]) };
  return {
    cues: { play: () => undefined },
    gameFrames: new FakeGameFrames(),
    cashier: async () => ({
      paymentPages: { open: () => undefined },
      pictureCleaner: {
        clean: ({ bytes, kind }) => Promise.resolve(ok({ bytes, kind, width: 1, height: 1 })),
      },
      qrCodes,
    }),
    rewards: async () => ({ cookieWriter: { write: () => undefined }, qrCodes }),
  };
}
