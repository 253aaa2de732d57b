import { readReferralCode } from './readReferralCode';

/** Browsers keep no larger cookie. */
const LARGEST_COOKIE = 4096;

const TEXT = String.raw`"((?:[^"\\\u0000-\u001f]|\\.)*)"`;
const PAIR = String.raw`\s*${TEXT}\s*:\s*(?:${TEXT}|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))\s*`;
const FLAT_OBJECT = new RegExp(String.raw`^\s*\{${PAIR}(?:,${PAIR})*\}\s*$`);

/**
 * The code in the value of the cookies `refferal` (`{"code": …}`) and `agentCode` (`{"agent": …}`), or null.
 * Reads one flat JSON object and nothing deeper, so that no nesting can be a burden; a field given twice counts for
 * nothing. Never throws. AUTH-18, X20.
 */
export function readCookieCode(value: string | null, field: 'code' | 'agent'): string | null {
  if (value === null || value.length > LARGEST_COOKIE || !FLAT_OBJECT.test(value)) return null;
  const found = [...value.matchAll(new RegExp(PAIR, 'g'))].filter((pair) => pair[1] === field);
  const only = found.length === 1 ? found[0] : undefined;
  const bare = only?.[3];
  return readReferralCode(only?.[2] ?? (bare !== undefined && /^\d+$/.test(bare) ? bare : null));
}
