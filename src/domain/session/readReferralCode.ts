const CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** A referral or agent code from anywhere, checked; null for whatever is not one. Never throws. X20. */
export function readReferralCode(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 64) return null;
  const code = raw.trim();
  return CODE.test(code) ? code : null;
}
