import * as v from 'valibot';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { MobileDetails, User } from '@/domain/session/User';
import { paise, type Paise } from '@/domain/shared/Money';
import { token, userId, type Token } from '@/domain/shared/ids';
import type { Wallet } from '@/domain/wallet/Wallet';
import { LOCAL } from './deviceKeys';
import { storedJson, storedText, type StoredValue } from './storedValue';

const WRITTEN = /^-?\d+\.\d{2}$/;

/** How an amount stands in stored JSON until `unquoted`: rupees with both places. */
function rupeesText(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Rupees as we store them. Both places are always written, also of whole rupees: an earlier version stored paise, without a point, and what it
 * left must not be read as a hundred times the balance (STORE-01, F71). Such text, like a number out of bounds, is dropped.
 */
const storedRupees = v.pipe(
  v.string(),
  v.regex(WRITTEN),
  v.transform((text): Paise => paise(Number(text.replace('.', '')))),
);

/** Amounts as JSON numbers, e.g. `{"balance":1000.50}`: the specification's names and spelling, read by anybody. */
const MONEY_JSON = {
  stringify: (value: unknown): string => JSON.stringify(value).replaceAll(/"(-?\d+\.\d{2})"/g, '$1'),
  /** A number with two places comes as its text, so that its places can be seen. */
  parse: (text: string): unknown =>
    JSON.parse(text.replaceAll(/(^|[:[,])(-?\d+\.\d{2})(?=$|[,\]}])/g, '$1"$2"')),
};

/** Everything that the device keeps between visits (STORE-01), each value with its own decoder. */
export interface StoredValues {
  readonly token: StoredValue<Token>;
  readonly user: StoredValue<User>;
  readonly wallet: StoredValue<Wallet>;
  readonly exposureAmount: StoredValue<Paise>;
  readonly appDetails: StoredValue<AppDetails>;
  readonly banners: StoredValue<readonly Banner[]>;
  /** Ids of announcements. */
  readonly dismissed: StoredValue<readonly string[]>;
  readonly mobileDetails: StoredValue<MobileDetails>;
  /** `organisation_status`: the brand's status alone, for code that reads only that. */
  keepOrganisationStatus(status: AppDetails['status'] | null): void;
}

/** How app details are spelled on the wire, which is how they are stored (STORE-01). */
export interface DetailsWire {
  readonly schema: v.GenericSchema<unknown, AppDetails>;
  onWire(details: AppDetails): unknown;
}

const text = v.pipe(v.string(), v.maxLength(5000));
const amount = v.pipe(v.number(), v.safeInteger());

const userSchema = v.object({
  mstruserid: text,
  name: text,
  username: text,
  mobileno: text,
  mobileVerified: v.optional(v.boolean()),
  joinedAt: v.optional(amount),
});
/** Without the version: it counts within one connection only (F91). */
const walletSchema = v.object({
  balance: storedRupees,
  cash: v.optional(storedRupees),
  coins: storedRupees,
});
/** An earlier version stored names of its own: what lacks the wire's is dropped. */
const wireNames = v.object({ BRAND_STATUS: text, INSTATGRAM: text });
const bannersSchema = v.pipe(
  v.array(
    v.object({
      id: text,
      title: text,
      text,
      imageUrl: text,
      href: text,
      order: v.pipe(v.number(), v.finite()),
    }),
  ),
  v.maxLength(50),
);
const dismissedSchema = v.pipe(v.array(text), v.maxLength(50));
const mobileSchema = v.object({
  mobile: v.pipe(v.string(), v.regex(/^[6-9]\d{9}$/)),
  country_code: v.literal('91'),
});

export function storedValues(store: KeyValueStore, details: DetailsWire): StoredValues {
  const tokenText = storedText(store, LOCAL.token, (saved) => saved !== '' && saved.length <= 4096);
  return {
    token: {
      load: () => {
        const saved = tokenText.load();
        return saved === null ? null : token(saved);
      },
      keep: (value) => tokenText.keep(value),
    },
    user: storedJson(store, LOCAL.user, userSchema, {
      fromStored: ({ mstruserid, mobileno, ...saved }) => ({
        ...saved,
        id: userId(mstruserid),
        mobile: mobileno,
      }),
      // A shared phone keeps the last four digits at most.
      toStored: ({ id, mobile, ...user }) => ({
        ...user,
        mstruserid: id,
        mobileno: mobile.slice(-4),
      }),
    }),
    wallet: storedJson(
      store,
      LOCAL.wallet,
      walletSchema,
      {
        fromStored: ({ balance, cash, coins }) => ({ balance, cash: cash ?? null, coins }),
        toStored: ({ balance, cash, coins }: Wallet) => ({
          balance: rupeesText(balance),
          ...(cash === null ? {} : { cash: rupeesText(cash) }),
          coins: rupeesText(coins),
        }),
      },
      MONEY_JSON,
    ),
    exposureAmount: storedJson(
      store,
      LOCAL.exposureAmount,
      storedRupees,
      { fromStored: (saved) => saved, toStored: rupeesText },
      MONEY_JSON,
    ),
    appDetails: storedJson(
      store,
      LOCAL.appDetails,
      v.pipe(
        v.unknown(),
        v.check((saved) => v.is(wireNames, saved), 'wire names'),
        details.schema,
      ),
      { fromStored: (saved) => saved, toStored: (saved) => details.onWire(saved) },
    ),
    banners: storedJson(store, LOCAL.banners, bannersSchema, {
      fromStored: (saved) => saved,
      toStored: (banners) => banners.map((banner) => ({ ...banner })),
    }),
    dismissed: storedJson(store, LOCAL.dismissed, dismissedSchema, {
      fromStored: (saved) => saved,
      toStored: (ids) => [...ids],
    }),
    mobileDetails: storedJson(store, LOCAL.mobileDetails, mobileSchema, {
      fromStored: (saved) => ({ mobile: saved.mobile, countryCode: saved.country_code }),
      toStored: (details) => ({ mobile: details.mobile, country_code: '91' as const }),
    }),
    keepOrganisationStatus(status) {
      if (status === null) store.remove(LOCAL.organisationStatus);
      else store.write(LOCAL.organisationStatus, status.kind === 'live' ? 'live' : status.word);
    },
  };
}
