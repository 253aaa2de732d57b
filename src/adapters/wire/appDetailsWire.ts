import * as v from 'valibot';
import { brandStatus } from '@/domain/brand/brandStatus';
import type { AppDetails } from '@/domain/brand/AppDetails';
import { clipText } from './clipText';
import { wireText, wireTextOrEmpty } from './wireText';

const MAX_ADDRESS = 2_048;
const MAX_TEXT = 4_000;

/** A phone number may have been stored as a number. */
const numberOrText = (max: number) =>
  v.fallback(v.union([wireText(max), v.pipe(v.number(), v.safeInteger(), v.transform(String))]), '');

/** F28: 0 asks for an OTP, however it is written; only another number or word skips it; silence never does. */
function otpFrom(value: unknown): AppDetails['otp'] {
  if (typeof value !== 'number' && typeof value !== 'string') return 'unknown';
  const text = String(value).trim();
  if (text === '') return 'unknown';
  return Number(text) === 0 ? 'required' : 'skipped';
}

function statusFrom(value: unknown): AppDetails['status'] {
  return brandStatus(typeof value === 'string' ? clipText(value, 40) : null);
}

/** `data` of /getAppDetails, and what is stored under `appDetails` (BRAND-01, STORE-01); the spelling of INSTATGRAM is the wire's. */
const schema: v.GenericSchema<unknown, AppDetails> = v.pipe(
  v.object({
    OTP: v.optional(v.pipe(v.unknown(), v.transform(otpFrom)), null),
    BRAND_STATUS: v.optional(v.pipe(v.unknown(), v.transform(statusFrom)), null),
    LOGO_URL: wireTextOrEmpty(MAX_ADDRESS),
    SEO_TITLE: wireTextOrEmpty(120),
    TELEGRAM: wireTextOrEmpty(MAX_ADDRESS),
    WHATS_APP_URL: numberOrText(MAX_ADDRESS),
    FACEBOOK: wireTextOrEmpty(MAX_ADDRESS),
    INSTATGRAM: wireTextOrEmpty(MAX_ADDRESS),
    FOOTER_TEXT: wireTextOrEmpty(MAX_TEXT),
    PHONE: numberOrText(64),
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

const OTP = { required: 0, skipped: 1, unknown: null } as const;

/** As a backend would send them. */
function onWire(details: AppDetails) {
  return {
    OTP: OTP[details.otp],
    BRAND_STATUS: details.status.kind === 'live' ? 'live' : details.status.word,
    LOGO_URL: details.logoUrl,
    SEO_TITLE: details.seoTitle,
    TELEGRAM: details.telegram,
    WHATS_APP_URL: details.whatsApp,
    FACEBOOK: details.facebook,
    INSTATGRAM: details.instagram,
    FOOTER_TEXT: details.footerText,
    PHONE: details.phone,
  };
}

export const APP_DETAILS_WIRE = { schema, onWire };
