import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WebKeyValueStore } from '@/adapters/storage/WebKeyValueStore';
import { StoredDeviceMemory } from '@/adapters/storage/StoredDeviceMemory';
import { APP_DETAILS_WIRE } from '@/adapters/wire/appDetailsWire';
import { storedValues } from '@/adapters/storage/storedValues';
import { paise } from '@/domain/shared/Money';
import { token, userId } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { runs } from '@tests/support/runs';
import { MemoryStorage } from './MemoryStorage';

function fresh() {
  const storage = new MemoryStorage();
  const store = new WebKeyValueStore(() => storage, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return { storage, store, memory: storedValues(store, APP_DETAILS_WIRE) };
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
    expect([...storage.values.keys()].toSorted()).toEqual([...KEYS, 'organisation_status'].toSorted());
    expect(storage.getItem('token')).toBe('t');
    expect(storage.getItem('organisation_status')).toBe('Maintenance');
    expect(memory.wallet.load()).toEqual({ balance: 150, cash: 100, coins: 50 });
    expect(memory.exposureAmount.load()).toBe(1250);
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

  it('[STORE-01] [WAL-01] wallet and exposure are stored in rupees, under the names of the specification alone', () => {
    const { storage, memory } = fresh();
    memory.wallet.keep({
      balance: paise(150_050),
      cash: paise(100_000),
      coins: paise(5),
      version: 3,
      partsAreOlder: true,
    });
    memory.exposureAmount.keep(paise(125_000));
    expect(storage.getItem('wallet')).toBe('{"balance":1500.50,"cash":1000.00,"coins":0.05}');
    expect(JSON.parse(storage.getItem('wallet') ?? '')).toEqual({ balance: 1500.5, cash: 1000, coins: 0.05 });
    expect(storage.getItem('exposureAmount')).toBe('1250.00');
    expect(JSON.parse(storage.getItem('exposureAmount') ?? '')).toBe(1250);
  });

  it('[WAL-01] [STORE-01] a wallet without cash is stored without it, and comes back without', () => {
    const { storage, memory } = fresh();
    memory.wallet.keep({ balance: paise(100), cash: null, coins: paise(0) });
    expect(storage.getItem('wallet')).toBe('{"balance":1.00,"coins":0.00}');
    expect(memory.wallet.load()).toEqual({ balance: 100, cash: null, coins: 0 });
  });

  it.each([
    ['wallet', '{"balance":1050000,"cash":1000000,"coins":50000,"version":7}'],
    ['wallet', '{"balance":1050000,"cash":1000000,"coins":50000}'],
    ['wallet', '{"balance":1050.00,"cash":1000000,"coins":500.00}'],
    ['wallet', '{"balance":1050.5,"cash":1000.5,"coins":50.0}'],
    ['wallet', '{"balance":"10.00","cash":"10.00","coins":1e2}'],
    ['wallet', '{"balance":999999999999.00,"coins":0.00}'],
    ['exposureAmount', '125000'],
    ['exposureAmount', '[1250.00]'],
  ] as const)(
    '[F71] [STORE-01] what an earlier version left in paise is never read as a hundredfold: %s %s is dropped',
    (key, left) => {
      const { storage, memory } = fresh();
      storage.setItem(key, left);
      expect([memory.wallet.load(), memory.exposureAmount.load()]).toEqual([null, null]);
      expect(storage.getItem(key)).toBeNull();
    },
  );

  it('[F91] [X22] a version in storage is not read: it is of a connection that is gone', () => {
    const { storage, memory } = fresh();
    storage.setItem('wallet', '{"balance":10.00,"cash":10.00,"coins":0.00,"version":9007199254740991}');
    expect(memory.wallet.load()).toEqual({ balance: 1000, cash: 1000, coins: 0 });
  });

  it('[STORE-01] [BRAND-01] app details are stored as the wire spells them', () => {
    const { storage, memory } = fresh();
    memory.appDetails.keep({ ...DETAILS, instagram: 'https://instagram.test/x' });
    expect(JSON.parse(storage.getItem('appDetails') ?? '')).toEqual({
      OTP: 0,
      BRAND_STATUS: 'Maintenance',
      LOGO_URL: '',
      SEO_TITLE: 'Brand',
      TELEGRAM: '',
      WHATS_APP_URL: '919876543210',
      FACEBOOK: '',
      INSTATGRAM: 'https://instagram.test/x',
      FOOTER_TEXT: '',
      PHONE: '',
    });
    expect(memory.appDetails.load()).toEqual({ ...DETAILS, instagram: 'https://instagram.test/x' });
  });

  it.each(['required', 'skipped', 'unknown'] as const)(
    '[BRAND-01] [F28] OTP %s comes back as it was',
    (otp) => {
      const { memory } = fresh();
      const details = { ...DETAILS, otp, status: { kind: 'live' as const } };
      memory.appDetails.keep(details);
      expect(memory.appDetails.load()).toEqual(details);
    },
  );

  it('[F71] [STORE-01] app details under the names of an earlier version are dropped', () => {
    const { storage, memory } = fresh();
    storage.setItem('appDetails', JSON.stringify(DETAILS));
    expect(memory.appDetails.load()).toBeNull();
    expect(storage.getItem('appDetails')).toBeNull();
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
      { numRuns: runs(500) },
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
      fc.property(amount, fc.option(amount), amount, (balance, cash, coins) => {
        const { memory } = fresh();
        memory.wallet.keep({ balance, cash, coins });
        expect(memory.wallet.load()).toEqual({ balance, cash, coins });
        memory.exposureAmount.keep(balance);
        expect(memory.exposureAmount.load()).toBe(balance);
      }),
    );
  });
});
