const SHORTEST = 1;
const MAX_LENGTH = 120;
/** The server wants a pause and did not say how long. */
const UNSAID = 30;

/** `Retry-After`, as seconds or as a date, between 1 and 120 whatever it says (F14). */
export function retryAfterSeconds(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return clamp(Number(text));
  const date = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? UNSAID : clamp(Math.ceil((date - now) / 1000));
}

function clamp(seconds: number): number {
  return Math.min(MAX_LENGTH, Math.max(SHORTEST, seconds));
}
