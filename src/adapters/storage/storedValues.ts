import * as v from 'valibot';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import type { AppDetails, Banner } from '@/domain/brand/AppDetails';
import type { MobileDetails, User } from '@/domain/session/User';
import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import { token, userId } from '@/domain/shared/ids';
import type { Token } from '@/domain/shared/ids';
import type { Wallet } from '@/domain/wallet/Wallet';
import { LOCAL } from './deviceKeys';
import { storedJson, storedText } from './storedValue';
import type { StoredValue } from './storedValue';

/** Everything that the device keeps between visits (STORE-01), each value with its own decoder. */
export interface StoredValues {
  readonly token: StoredValue<Token>;
  readonly user: StoredValue<User>;
  readonly wallet: StoredValue<Wallet>;
  readonly exposureAmount: StoredValue<Paise>;
  readonly appDetails: StoredValue<AppDetails>;
  readonly banners: StoredValue<readonly Banner[]>;
  readonly mobileDetails: StoredValue<MobileDetails>;
  /** `organisation_status`: the brand's status alone, for whoever reads only that. */
  keepOrganisationStatus(status: AppDetails['status'] | null): void;
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
const walletSchema = v.object({ balance: amount, cash: amount, coins: amount, version: v.optional(amount) });
const statusSchema = v.variant('kind', [
  v.object({ kind: v.literal('live') }),
  v.object({ kind: v.literal('notLive'), word: text }),
]);
const detailsSchema = v.object({
  otp: v.picklist(['required', 'skipped', 'unknown']),
  status: statusSchema,
  logoUrl: text,
  seoTitle: text,
  telegram: text,
  whatsApp: text,
  facebook: text,
  instagram: text,
  footerText: text,
  phone: text,
});
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
const mobileSchema = v.object({
  mobile: v.pipe(v.string(), v.regex(/^[6-9]\d{9}$/)),
  country_code: v.literal('91'),
});

export function storedValues(store: KeyValueStore): StoredValues {
  const tokenText = storedText(store, LOCAL.token, (kept) => kept !== '' && kept.length <= 4096);
  return {
    token: {
      load: () => {
        const kept = tokenText.load();
        return kept === null ? null : token(kept);
      },
      keep: (value) => tokenText.keep(value),
    },
    user: storedJson(store, LOCAL.user, userSchema, {
      fromStored: ({ mstruserid, mobileno, ...kept }) => ({
        ...kept,
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
    wallet: storedJson(store, LOCAL.wallet, walletSchema, {
      fromStored: ({ version, ...kept }) => ({
        balance: paise(kept.balance),
        cash: paise(kept.cash),
        coins: paise(kept.coins),
        ...(version === undefined ? {} : { version }),
      }),
      toStored: (wallet) => ({ ...wallet }),
    }),
    exposureAmount: storedJson(store, LOCAL.exposureAmount, amount, {
      fromStored: paise,
      toStored: (kept) => kept,
    }),
    appDetails: storedJson(store, LOCAL.appDetails, detailsSchema, {
      fromStored: (kept) => kept,
      toStored: (details) => ({ ...details }),
    }),
    banners: storedJson(store, LOCAL.banners, bannersSchema, {
      fromStored: (kept) => kept,
      toStored: (banners) => banners.map((banner) => ({ ...banner })),
    }),
    mobileDetails: storedJson(store, LOCAL.mobileDetails, mobileSchema, {
      fromStored: (kept) => ({ mobile: kept.mobile, countryCode: kept.country_code }),
      toStored: (details) => ({ mobile: details.mobile, country_code: '91' as const }),
    }),
    keepOrganisationStatus(status) {
      if (status === null) store.remove(LOCAL.organisationStatus);
      else store.write(LOCAL.organisationStatus, status.kind === 'live' ? 'live' : status.word);
    },
  };
}
