import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WebKeyValueStore } from '@/adapters/storage/WebKeyValueStore';
import { StoredDeviceMemory } from '@/adapters/storage/StoredDeviceMemory';
import { storedValues } from '@/adapters/storage/storedValues';
import { paise } from '@/domain/shared/Money';
import { token, userId } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { MemoryStorage } from './MemoryStorage';

function fresh() {
  const storage = new MemoryStorage();
  const store = new WebKeyValueStore(() => storage, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return { storage, store, memory: storedValues(store) };
}

const KEYS = [
  'token',
  'user',
  'wallet',
  'exposureAmount',
  'appDetails',
  'banners',
  'mobile_details',
] as const;

const loadAll = (memory: ReturnType<typeof storedValues>) => [
  memory.token.load(),
  memory.user.load(),
  memory.wallet.load(),
  memory.exposureAmount.load(),
  memory.appDetails.load(),
  memory.banners.load(),
  memory.mobileDetails.load(),
];

const DETAILS = {
  otp: 'required' as const,
  status: { kind: 'notLive' as const, word: 'Maintenance' },
  logoUrl: '',
  seoTitle: 'Brand',
  telegram: '',
  whatsApp: '919876543210',
  facebook: '',
  instagram: '',
  footerText: '',
  phone: '',
};

describe('storedValues', () => {
  it('[STORE-01] keeps each value under the key that the specification names', () => {
    const { storage, memory } = fresh();
    memory.token.keep(token('t'));
    memory.user.keep({ id: userId('7'), name: 'A', username: 'a', mobile: '9876543210' });
    memory.wallet.keep({ balance: paise(150), cash: paise(100), coins: paise(50), version: 3 });
    memory.exposureAmount.keep(paise(1250));
    memory.appDetails.keep(DETAILS);
    memory.keepOrganisationStatus(DETAILS.status);
    memory.banners.keep([{ id: '1', title: '', text: '', imageUrl: '', href: '', order: 2 }]);
    memory.mobileDetails.keep({ mobile: '9876543210', countryCode: '91' });
    expect([...storage.values.keys()].sort()).toEqual([...KEYS, 'organisation_status'].sort());
    expect(storage.getItem('token')).toBe('t');
    expect(storage.getItem('organisation_status')).toBe('Maintenance');
    expect(memory.wallet.load()).toEqual({ balance: 150, cash: 100, coins: 50, version: 3 });
    expect(memory.appDetails.load()).toEqual(DETAILS);
    expect(memory.mobileDetails.load()).toEqual({ mobile: '9876543210', countryCode: '91' });
  });

  it('[STORE-01] [SES-02] what is kept for the session goes with it, under the names of the specification', () => {
    const { memory, store } = fresh();
    const session = new MapKeyValueStore();
    for (const key of ['sportsData', 'oddsData', 'gatewayList', 'selectedGateway', 'somebody else’s'])
      session.write(key, '{}');
    store.write('banners', '[]');
    new StoredDeviceMemory(memory, store, session).forgetSession();
    expect(session.keys()).toEqual(['somebody else’s']);
    expect(store.read('banners')).toBeNull();
  });

  it('[X22] a shared phone keeps the last four digits of a mobile number at most', () => {
    const { storage, memory } = fresh();
    memory.user.keep({ id: userId('7'), name: 'A', username: 'a', mobile: '9876543210' });
    expect(storage.getItem('user')).not.toContain('987654');
    expect(memory.user.load()?.mobile).toBe('3210');
  });

  it('[WAL-01] the stored wallet has no status in it', () => {
    const { storage, memory } = fresh();
    memory.wallet.keep({ balance: paise(1), cash: paise(1), coins: paise(0) });
    expect(storage.getItem('wallet')).toBe('{"balance":1,"cash":1,"coins":0}');
  });

  it('[STORE-01] [F71] [P29] any text under any key is decoded or dropped, never thrown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), fc.oneof(fc.string(), fc.json()), (key, text) => {
        const { storage, memory } = fresh();
        storage.setItem(key, text);
        expect(() => loadAll(memory)).not.toThrow();
        // What is still there decodes again to the same: no loop of dropping and loading.
        expect(loadAll(memory)).toEqual(loadAll(memory));
      }),
      { numRuns: 500 },
    );
  });

  it('[F71] a value of another shape is removed', () => {
    const { storage, memory } = fresh();
    storage.setItem('wallet', '{"balance":"1e999"}');
    expect(memory.wallet.load()).toBeNull();
    expect(storage.getItem('wallet')).toBeNull();
  });

  it('[P29] wallets come back as they were kept', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);
    fc.assert(
      fc.property(amount, amount, amount, (balance, cash, coins) => {
        const { memory } = fresh();
        memory.wallet.keep({ balance, cash, coins });
        expect(memory.wallet.load()).toEqual({ balance, cash, coins });
      }),
    );
  });
});
