import * as v from 'valibot';
import { clipText } from '@/adapters/wire/clipText';
import { wireText, wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { AppDetails, Banner, BrandStatus } from '@/domain/brand/AppDetails';
import type { Announcement } from '@/domain/notices/Notice';

const LONGEST_ADDRESS = 2_048;
const LONGEST_TEXT = 4_000;

/** A phone number may have been stored as a number. */
const numberOrText = v.fallback(
  v.union([wireText(64), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  '',
);

/** F28: 0 asks for an OTP, however it is written; only another number or word skips it; silence never does. */
function otpFrom(value: unknown): AppDetails['otp'] {
  if (typeof value !== 'number' && typeof value !== 'string') return 'unknown';
  const text = String(value).trim();
  if (text === '') return 'unknown';
  return Number(text) === 0 ? 'required' : 'skipped';
}

/** F29: `live` in any case, and nothing said, is live; another word is the operator's reason for a pause. */
function statusFrom(value: unknown): BrandStatus {
  const word = typeof value === 'string' ? clipText(value, 40).trim() : '';
  return word === '' || word.toLowerCase() === 'live' ? { kind: 'live' } : { kind: 'notLive', word };
}

/** `data` of /getAppDetails; the spelling of INSTATGRAM is the wire's. */
export const appDetailsSchema: v.GenericSchema<unknown, AppDetails> = v.pipe(
  v.object({
    OTP: v.optional(v.pipe(v.unknown(), v.transform(otpFrom)), null),
    BRAND_STATUS: v.optional(v.pipe(v.unknown(), v.transform(statusFrom)), null),
    LOGO_URL: wireTextOrEmpty(LONGEST_ADDRESS),
    SEO_TITLE: wireTextOrEmpty(120),
    TELEGRAM: wireTextOrEmpty(LONGEST_ADDRESS),
    WHATS_APP_URL: v.fallback(v.union([numberOrText, wireText(LONGEST_ADDRESS)]), ''),
    FACEBOOK: wireTextOrEmpty(LONGEST_ADDRESS),
    INSTATGRAM: wireTextOrEmpty(LONGEST_ADDRESS),
    FOOTER_TEXT: wireTextOrEmpty(LONGEST_TEXT),
    PHONE: numberOrText,
  }),
  v.transform((data) => ({
    otp: data.OTP,
    status: data.BRAND_STATUS,
    logoUrl: data.LOGO_URL,
    seoTitle: data.SEO_TITLE,
    telegram: data.TELEGRAM,
    whatsApp: data.WHATS_APP_URL,
    facebook: data.FACEBOOK,
    instagram: data.INSTATGRAM,
    footerText: data.FOOTER_TEXT,
    phone: data.PHONE,
  })),
);

/** One of `data.banners`. Everything but `order` is `assumed:`. */
export const bannerSchema: v.GenericSchema<unknown, Banner> = v.object({
  id: v.fallback(v.union([wireText(128), v.pipe(v.number(), v.safeInteger(), v.transform(String))]), ''),
  title: wireTextOrEmpty(200),
  text: wireTextOrEmpty(1_000),
  imageUrl: wireTextOrEmpty(LONGEST_ADDRESS),
  href: wireTextOrEmpty(LONGEST_ADDRESS),
  // Without a place of its own a banner comes last.
  order: v.fallback(v.pipe(v.number(), v.finite()), Number.MAX_SAFE_INTEGER),
});

/** One of the announcements: text, and not blank. */
export const announcementSchema: v.GenericSchema<unknown, Announcement> = v.object({
  content: v.pipe(wireText(1_000), v.trim(), v.minLength(1)),
});

export const bannersIn = v.object({ banners: v.optional(v.unknown()) });

/** BRAND-03: the list stands at `data`, or at `data.data`. */
export function announcementsIn(data: unknown): unknown {
  if (Array.isArray(data) || typeof data !== 'object' || data === null || !('data' in data)) return data;
  return data.data;
}
